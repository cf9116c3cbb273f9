// How a combat may end or the missions stand, as the server works it out (server/forecasts.py).

export interface Way {
  way: string; // a side, a number, or a word such as nobody
  text: string;
  count: number;
}

export interface Matter {
  what: string;
  about: string;
  title: string;
  total: number;
  ways: Way[];
}

export interface Forecast {
  number: number;
  title: string;
  samples: number;
  matters: Matter[];
}
