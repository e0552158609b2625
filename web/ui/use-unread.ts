import { useEffect } from 'react';

/** Tells the form what stands in a field and cannot be read, as long as it does. `problem` is what is said about it. */
export function useUnread(
  name: string,
  problem: string | undefined,
  tell: ((name: string, problem: string | null) => void) | undefined,
): void {
  useEffect(() => {
    if (problem === undefined || tell === undefined) return undefined;
    tell(name, problem);
    return () => tell(name, null);
  }, [name, problem, tell]);
}
