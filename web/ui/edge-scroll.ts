import { useEffect, useInsertionEffect, useRef } from 'react';

/** So many pixels of the window are looked at in one step for what lies over it. */
const lookPixels = 8;

/** Whether an element lies over `list` and stays there while the page scrolls: a bar, or a part of one. */
function isBar(element: Element | null, list: Element): boolean {
  for (let at = element; at !== null && !at.contains(list); at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

/** Between which heights of the window (CSS pixels) a list is seen at `x`; bars lie over the rest. */
export function seenBetween(list: Element, x: number): { readonly top: number; readonly bottom: number } {
  const isCovered = (y: number) => isBar(document.elementFromPoint(x, y), list);
  let top = 0;
  while (top < innerHeight / 2 && isCovered(top)) top += lookPixels;
  let bottom = innerHeight;
  while (bottom > innerHeight / 2 && isCovered(bottom - 1)) bottom -= lookPixels;
  return { top, bottom };
}

/** Which way to scroll for a pointer at `at`: -1, 0 or 1. `edge`: so near to one of the ends. */
export const wayAt = (at: number, start: number, end: number, edge: number): -1 | 0 | 1 =>
  at < start + edge ? -1 : at > end - edge ? 1 : 0;

/**
 * Scrolls on while something is held near an edge, also when the pointer rests there. `step` scrolls a little, and answers whether it did; the answer of
 * this function starts it.
 */
export function useEdgeScroll(step: () => boolean): () => void {
  const frame = useRef(0);
  const latest = useRef(step);
  useInsertionEffect(() => {
    latest.current = step;
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const start = (): void => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      if (latest.current()) start();
    });
  };
  return start;
}
