/**
 * Of answers that follow each other only those that nothing has overtaken: the answer to an earlier question may come after that to a later one, or
 * after what was done meanwhile.
 */
export function createLatest() {
  let asked = 0;
  let taken = 0;
  return {
    /** Asks, and takes the answer unless a newer one is there. Refuses as the question does. */
    async take<T>(ask: () => Promise<T>, become: (answer: T) => void): Promise<void> {
      const mine = ++asked;
      const answer = await ask();
      if (mine < taken) return;
      taken = mine;
      become(answer);
    },
    /** Something newer is known: no answer to what was asked before is taken. Answers whether one may be on its way, which is then asked for again. */
    overtake(): boolean {
      const isAsking = asked > taken;
      taken = ++asked;
      return isAsking;
    },
  };
}
