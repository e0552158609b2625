/** A state outside React: `useSyncExternalStore` reads it, and rules are tested on it without a screen. */
export function createState<S>(first: S) {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (next: S): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (): S => state,
    set,
    change: (part: Partial<S>): void => set({ ...state, ...part }),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
