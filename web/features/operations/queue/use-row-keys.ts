import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../base/take-lost-focus.ts';
import { isSend } from '../../../ui/send-keys.ts';

const actions: Readonly<Record<string, string>> = { a: '[data-key="a"]', d: '[data-key="d"]' };
const typing = 'input, textarea, select, [contenteditable]';

/**
 * A queue worked on with the left hand: J and K go from row to row, A and D press what decides the row they are in. Focus is where
 * one is, so Enter, Tab and a screen reader continue from there. When a decided row has left, J continues at the one that took its place.
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

/**
 * After a decision its row leaves, or stays without what decides it, and the focus is lost: it continues to the next case that can be decided, or to the
 * last before it. Nothing happens while the focus is anywhere else, or when no row had it. The keys that sent the decision, pressed once more, open nothing
 * there.
 */
export function useNextCase(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const last = useRef(-1);
  const put = useRef<Element | null>(null);
  useEffect(() => {
    const table = list.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.target === put.current && isSend(event)) event.preventDefault();
    };
    const onLeave = () => {
      put.current = null;
    };
    table?.addEventListener('keydown', onKey);
    table?.addEventListener('focusout', onLeave);
    return () => {
      table?.removeEventListener('keydown', onKey);
      table?.removeEventListener('focusout', onLeave);
    };
  }, [list]);
  useEffect(() => {
    const table = list.current;
    const rowsOf = () => [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const onFocus = ({ target }: FocusEvent) => {
      last.current = rowsOf().findIndex((row) => target instanceof Node && row.contains(target));
    };
    table?.addEventListener('focusin', onFocus);
    return () => table?.removeEventListener('focusin', onFocus);
  }, [list]);
  useEffect(() => {
    if (last.current < 0 || !isFocusLost() || document.querySelector('dialog[open]') !== null) return;
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    focusIn(nextToDecide(left, last.current));
    put.current = document.activeElement;
  }, [list, rows]);
}

/** The row from here on that can be decided; where there is none, the nearest before, and else the row itself. */
function nextToDecide(rows: readonly HTMLElement[], from: number): HTMLElement | undefined {
  const canBeDecided = (row: HTMLElement) => row.querySelector('[data-key]') !== null;
  return rows.slice(from).find(canBeDecided) ?? rows.slice(0, from).findLast(canBeDecided) ?? rows[Math.min(from, rows.length - 1)];
}

function focusIn(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('a, button');
  target?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
