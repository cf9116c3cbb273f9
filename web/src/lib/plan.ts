// How far a march can go, as the server works it out (server/previews.py).

export interface Term {
  text: string;
  amount: number;
  rule: string;
}

export interface Route {
  zone: string;
  label: string;
  options: string[];
  steps: [string, number][];
  total: number;
  fatigue: number;
  terms: Term[];
  summary: string;
  notes: { code: string; rule: string; text: string }[];
  ends: boolean;
}

export interface Plan {
  number: number;
  purse: { name: string; terms: Term[]; total: number; spent: number } | null;
  routes: Route[];
}
