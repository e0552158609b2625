/** So much at once for each caller, and for all together. */
export interface Budget {
  /** Takes a part until what is answered is called, any number of times; or says whose budget is used up. */
  take(key: string, amount?: number): (() => void) | 'own' | 'all';
  readonly used: number;
}

/** Amounts of any one unit: requests, bytes, streams. A part that would exceed either limit is not taken at all. */
export function createBudget(ownMax: number, allMax: number): Budget {
  const own = new Map<string, number>();
  let all = 0;
  return {
    take(key, amount = 1) {
      const used = own.get(key) ?? 0;
      if (used + amount > ownMax) return 'own';
      if (all + amount > allMax) return 'all';
      own.set(key, used + amount);
      all += amount;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= amount;
        const left = (own.get(key) ?? 0) - amount;
        if (left > 0) own.set(key, left);
        else own.delete(key);
      };
    },
    get used() {
      return all;
    },
  };
}

type GiveUp = (whose: 'own' | 'all') => void;

/** So much at once for each caller and for all together. Nothing is refused: what has waited longest makes room, of anyone who has most. */
export interface YieldingBudget {
  /** Takes a part until what is answered is called. `giveUp` is called at most once, when this part has to make room, with whose budget is used up. */
  take(key: string, amount: number, giveUp: GiveUp): () => void;
  readonly used: number;
}

interface Part {
  readonly amount: number;
  readonly giveUp: GiveUp;
}
interface Holder {
  amount: number;
  /** The oldest first. */
  readonly parts: Set<Part>;
}

/** A single part that exceeds a limit is let in alone until the next one comes. */
export function createYieldingBudget(ownMax: number, allMax: number): YieldingBudget {
  const holders = new Map<string, Holder>();
  let all = 0;
  const leave = (key: string, part: Part): void => {
    const holder = holders.get(key);
    if (holder?.parts.delete(part) !== true) return;
    holder.amount -= part.amount;
    all -= part.amount;
    if (holder.parts.size === 0) holders.delete(key);
  };
  const giveUpOldest = (whose: 'own' | 'all', key: string, { parts }: Holder): void => {
    const [oldest] = parts;
    if (oldest === undefined) return;
    leave(key, oldest);
    oldest.giveUp(whose);
  };
  return {
    take(key, amount, giveUp) {
      const mine = holders.get(key) ?? { amount: 0, parts: new Set() };
      holders.set(key, mine);
      const part = { amount, giveUp };
      mine.parts.add(part);
      mine.amount += amount;
      all += amount;
      while (mine.amount > ownMax && mine.parts.size > 1) giveUpOldest('own', key, mine);
      while (all > allMax) {
        const [largest, most] = [...holders].reduce((one, other) => (other[1].amount > one[1].amount ? other : one));
        // What has just come is no reason to give it up: the next one is.
        if (most === mine && mine.parts.size === 1) break;
        giveUpOldest('all', largest, most);
      }
      return () => leave(key, part);
    },
    get used() {
      return all;
    },
  };
}
