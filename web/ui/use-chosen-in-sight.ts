import { type RefObject, useEffect, useRef } from 'react';

const chosen = ':is(:checked, [aria-current], [aria-pressed="true"])';

/**
 * For a row that slides on a phone: what is chosen in it is brought to its middle, without moving the page, when it opens and when `value` changes; and
 * again when counts or letters that come later, or a window that is turned, move it, until someone slides the row.
 */
export function useChosenInSight<Row extends HTMLElement>(value: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let left: number | null = null;
    const widths = new ResizeObserver(() => {
      const place = element.querySelector(`:scope > :is(${chosen}, :has(${chosen}))`);
      if (!place || (left !== null && Math.abs(element.scrollLeft - left) > 1)) return;
      const [frame, own] = [element.getBoundingClientRect(), place.getBoundingClientRect()];
      element.scrollBy({ left: own.left + own.width / 2 - (frame.left + frame.width / 2) });
      left = element.scrollLeft;
    });
    for (const one of [element, ...element.children]) widths.observe(one);
    return () => widths.disconnect();
  }, [value]);
  return row;
}
