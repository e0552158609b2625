/** So much at once for each caller, and for all together. */
export interface Budget {
  /** Takes a part until what is answered is called, any number of times; or says whose budget is used up. */
  take(key: string, amount?: number): (() => void) | 'own' | 'all';
  readonly used: number;
}

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
