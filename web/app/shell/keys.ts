import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pages } from '../../../core/identity/pages.ts';
import { typedAhead } from './typed-ahead.ts';
import { readStored, writeStored } from '../../base/local-storage.ts';

/** Pages by two keys, one after the other. */
export const keysOfPages = [
  { keys: ['g', 'h'], path: pages.dashboard, label: 'nav.dashboard' },
  { keys: ['g', 'i'], path: pages.inbox, label: 'nav.inbox' },
  { keys: ['g', 'c'], path: pages.clients, label: 'nav.clients' },
  { keys: ['g', 'd'], path: pages.calendar, label: 'nav.calendar' },
  { keys: ['g', 'q'], path: pages.quotations, label: 'nav.quotations' },
  { keys: ['g', 'm'], path: pages.meetings, label: 'nav.meetings' },
  { keys: ['g', 'e'], path: pages.earnings, label: 'nav.earnings' },
  { keys: ['g', 'a'], path: pages.ads, label: 'nav.ads' },
  { keys: ['g', 's'], path: pages.adStatistics, label: 'nav.adStatistics' },
  { keys: ['g', 't'], path: pages.topUp, label: 'nav.topUp' },
  { keys: ['g', 'p'], path: pages.profile, label: 'nav.profile' },
  { keys: ['n', 'q'], path: pages.quotationNew, label: 'action.quotation' },
  { keys: ['n', 'p'], path: pages.storeNew, label: 'action.product' },
] as const;

const offKey = 'BS.keysOff';
/** Whether single keys do something: who speaks to the device, or types by chance, turns them off. */
export const areKeysOn = (): boolean => readStored(offKey) !== 'off';
export const turnKeys = (isOn: boolean): void => writeStored(offKey, isOn ? '' : 'off');

/** The second key comes within this time. */
const pairMs = 1_500;
const typing = 'input, textarea, select, [role="textbox"]';
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches(typing))) ||
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/** What is typed before the field of the search is there is for the field alone. */
const keepAhead = (event: KeyboardEvent): void => {
  if (!(event instanceof KeyboardEvent) || event.isComposing || !typedAhead.keep(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Ctrl K or ⌘ K finds, anywhere; while nothing is typed also the slash, two keys go to a page, and ? shows them all. */
export function useKeys({ onFind, onSheet }: { readonly onFind: () => void; readonly onSheet: () => void }): void {
  const router = useRouter();
  const first = useRef({ key: '', at: 0 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (!isPlain) {
      if (key !== 'k' || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // What is asked in a dialog is answered first: the search would lie below it.
      if (document.querySelector('dialog[open]') !== null) return;
      for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
      return onFind();
    }
    if (isElsewhere(event) || !areKeysOn()) return;
    const before = event.timeStamp - first.current.at < pairMs ? first.current.key : '';
    first.current = { key, at: event.timeStamp };
    const page = keysOfPages.find(({ keys: [one, two] }) => one === before && two === key);
    if (page !== undefined) void router.navigate({ to: page.path });
    else if (key === '/') onFind();
    else if (key === '?') onSheet();
    else return;
    first.current = { key: '', at: 0 };
    event.preventDefault();
  });
  useEffect(() => {
    // Browsers that fill in a form send key events without a key.
    const listen = (event: KeyboardEvent) => {
      if (event instanceof KeyboardEvent && !event.isComposing) onKey(event);
    };
    addEventListener('keydown', keepAhead, true);
    addEventListener('pointerdown', typedAhead.end);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', keepAhead, true);
      removeEventListener('pointerdown', typedAhead.end);
      removeEventListener('keydown', listen);
    };
  }, []);
}
