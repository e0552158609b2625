import { type RefObject, useEffect } from 'react';

const actions: Readonly<Record<string, string>> = { a: '[data-key="a"]', d: '[data-key="d"]' };
const typing = 'input, textarea, select, [contenteditable]';

/**
 * A queue worked on with the left hand: J and K go from row to row, A and D press what decides the row they are in. Focus is where
 * one is, so Enter, Tab and a screen reader go on from there. When a decided row has left, J goes on at the one that took its place.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = -1;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(typing);
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') {
        const from = here >= 0 ? here : key === 'j' ? last - 1 : last + 1;
        last = Math.max(0, Math.min(rows.length - 1, from + (key === 'j' ? 1 : -1)));
        focusIn(rows[last]);
        event.preventDefault();
        return;
      }
      const wanted = actions[key];
      if (wanted === undefined || here < 0) return;
      last = here;
      event.preventDefault();
      rows[here]?.querySelector<HTMLElement>(wanted)?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
}

function focusIn(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('a, button');
  target?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
