// What Berthier would do, as the server works it out (server/hints.py).

export interface Tried {
  option: string;
  label: string;
  chance: number | null; // of victory, in per cent
}

export interface Hint {
  number: number;
  advised: number; // questions at which this seat has asked
  title: string;
  best: Tried;
  others: Tried[];
  line: { seat: string; label: string }[];
  passes: number;
  about: string;
}
