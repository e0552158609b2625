import { useState } from 'react';
import { isGone } from '../../base/form/is-gone.ts';

/** Whether what is being changed was deleted in another window: the server says so when it is saved, and what was typed can be added anew. */
export function useGone() {
  const [by, setBy] = useState<unknown>(null);
  return {
    isGone: by !== null,
    /** What the server answered to a save. */
    hear(failure: unknown): void {
      if (isGone(failure)) setBy((first: unknown) => first ?? failure);
    },
    /** What else went wrong. */
    otherThan: (failure: unknown) => (failure === by ? null : failure),
  };
}
