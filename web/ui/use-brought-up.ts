import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what is said far from what was pressed: once there are words, the element scrolls into view and has the focus. It needs `tabIndex={-1}`.
 */
export function useBroughtUp<E extends HTMLElement>(words: string | null | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (words === null || words === undefined) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [words]);
  return element;
}
