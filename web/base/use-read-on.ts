import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

/**
 * For a list that a button below it makes longer: when that button goes with the last entries, anyone who reads by keys continues at the first new one.
 * Once for each press of the button, which calls `readOn`; what comes into the list later takes no focus.
 */
export function useReadOn<List extends HTMLElement>(
  length: number,
): { readonly list: RefObject<List | null>; readonly readOn: () => void } {
  const list = useRef<List>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || length <= before.current) return;
    const first = list.current?.children[before.current];
    before.current = null;
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    takeLostFocus(first);
  }, [length]);
  return {
    list,
    readOn: () => {
      before.current = length;
    },
  };
}
