import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from '../../core/pictures/merge.ts';
import { seenBetween, useEdgeScroll, wayAt } from './edge-scroll.ts';

/** A pointer that moved less has pressed, not dragged. */
const pressPixels = 6;
/** So near to the edge of what is seen of the page, it scrolls along. */
const edgePixels = 72;
const scrollPixels = 10;
const travelMs = 160;

type Announcement = 'grabbed' | 'at' | 'dropped' | 'returned';
type Held = { readonly id: string; readonly by: 'pointer' | 'keys'; readonly from: number; readonly to: number };

interface Drag {
  readonly id: string;
  readonly pointerId: number;
  readonly startX: number;
  readonly startY: number;
  /** Where the tiles are, by position, on the page. */
  readonly slots: readonly DOMRect[];
  /** Where the pointer is in the window, and between which heights the page is seen there. */
  x: number;
  y: number;
  seen: ReturnType<typeof seenBetween>;
  /** What is held since it moved; the pointer may be lifted before that was rendered. */
  held: Held | null;
}

interface Sorting {
  readonly list: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** What is said to people who listen; positions count from 1. */
  readonly onTell: (what: Announcement, position: number) => void;
}

/**
 * Ordering tiles by pointer (their handle, or with a mouse the whole tile) and by keys (space picks up and puts down). While one is held the
 * others make room; nothing is told to `onMove` before it is put down.
 */
export function useSorting({ list, ids, onMove, onTell }: Sorting) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [held, setHeld] = useState<Held | null>(null);
  const order = held === null ? ids : moveItem(ids, held.from, held.to);
  useTravel(list, order, held);

  const tiles = (): HTMLElement[] => [...(list.current?.children ?? [])].filter((tile) => tile instanceof HTMLElement);
  const tileOf = (id: string) => tiles().find((tile) => tile.dataset['sorted'] === id);
  const put = (next: Held | null, end: 'dropped' | 'returned') => {
    setHeld(null);
    if (next === null) return;
    onTell(end, (end === 'dropped' ? next.to : next.from) + 1);
    if (end === 'dropped' && next.from !== next.to) onMove(next.from, next.to);
  };

  const { place, scrollOn } = usePointer(drag, tileOf, setHeld);

  return {
    order,
    heldId: held?.id ?? null,
    /** A pointer comes down on a tile: on its handle, or, if it is a mouse, anywhere. */
    down(id: string, event: PointerEvent<HTMLElement>, isHandle: boolean): void {
      wasDragged.current = false;
      if (event.button !== 0 || (!isHandle && event.pointerType !== 'mouse')) return;
      // Slots are where the tiles stand now; the page may scroll under them.
      const slots = tiles().map((tile) => onPage(tile.getBoundingClientRect()));
      const { pointerId, pageX: startX, pageY: startY, clientX: x, clientY: y } = event;
      drag.current = { id, pointerId, startX, startY, slots, x, y, seen: { top: 0, bottom: innerHeight }, held: null };
    },
    drag(event: PointerEvent<HTMLElement>): void {
      const now = drag.current;
      if (now === null || now.pointerId !== event.pointerId) return;
      if (now.held === null && Math.hypot(event.pageX - now.startX, event.pageY - now.startY) < pressPixels) return;
      const from = ids.indexOf(now.id);
      const own = now.slots[from];
      if (own === undefined) return;
      if (now.held === null) {
        onTell('grabbed', from + 1);
        now.seen = seenBetween(event.currentTarget, event.clientX);
        // The list holds the pointer: a tile loses it when it moves in the document.
        list.current?.setPointerCapture(event.pointerId);
      }
      wasDragged.current = true;
      [now.x, now.y] = [event.clientX, event.clientY];
      place(now, from, own);
      scrollOn();
    },
    /** The pointer is lifted, or taken away by the system. */
    up(end: 'dropped' | 'returned'): void {
      const last = drag.current?.held ?? null;
      drag.current = null;
      if (last === null) return;
      tileOf(last.id)?.style.removeProperty('transform');
      put(last, end);
    },
    key(id: string, event: KeyboardEvent<HTMLElement>): void {
      const { key } = event;
      const isHeld = held?.id === id && held.by === 'keys';
      if (key === ' ' || key === 'Enter') {
        event.preventDefault();
        if (isHeld) return put(held, 'dropped');
        const from = ids.indexOf(id);
        setHeld({ id, by: 'keys', from, to: from });
        return onTell('grabbed', from + 1);
      }
      if (!isHeld) return;
      const to = positionAfter(key, held.to, ids.length, columnsOf(tiles()));
      if (key !== 'Escape' && to === null) return;
      event.preventDefault();
      if (to === null) return put(held, 'returned');
      setHeld({ ...held, to });
      onTell('at', to + 1);
    },
    /** The focus goes elsewhere. Moving a tile in the document takes it away for a moment, to nowhere. */
    blur(id: string, { relatedTarget }: FocusEvent): void {
      if (held?.id === id && held.by === 'keys' && relatedTarget !== null) put(held, 'returned');
    },
    /** Whether a click is a press, and not the end of a drag. */
    isPress: (): boolean => !wasDragged.current,
  };
}

/** What follows the pointer: the tile that it holds, and the page, while it is near an edge. */
function usePointer(drag: RefObject<Drag | null>, tileOf: (id: string) => HTMLElement | undefined, onHeld: (held: Held) => void) {
  /** Moves what is held to where the pointer is on the page, and makes room there. */
  const place = (now: Drag, from: number, own: DOMRect) => {
    const [dx, dy] = [now.x + scrollX - now.startX, now.y + scrollY - now.startY];
    const to = nearest(now.slots, own.x + own.width / 2 + dx, own.y + own.height / 2 + dy);
    const slot = now.slots[to] ?? own;
    now.held = { id: now.id, by: 'pointer', from, to };
    onHeld(now.held);
    const tile = tileOf(now.id);
    if (tile) tile.style.transform = `translate(${dx + own.x - slot.x}px, ${dy + own.y - slot.y}px)`;
  };
  const scrollOn = useEdgeScroll(() => {
    const now = drag.current;
    const own = now?.held ? now.slots[now.held.from] : undefined;
    if (!now?.held || own === undefined) return false;
    const before = scrollY;
    scrollBy(0, scrollPixels * wayAt(now.y, now.seen.top, now.seen.bottom, edgePixels));
    if (scrollY === before) return false;
    place(now, now.held.from, own);
    return true;
  });
  return { place, scrollOn };
}

const onPage = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x + scrollX, y + scrollY, width, height);

function nearest(slots: readonly DOMRect[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, slot] of slots.entries()) {
    const distance = Math.hypot(slot.x + slot.width / 2 - x, slot.y + slot.height / 2 - y);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** How many tiles stand in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop;
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length);
}

/** Where a key leads from a position; null when it means nothing here. */
function positionAfter(key: string, from: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(from + step, 0), count - 1);
}

/** Tiles that change their place go there, instead of jumping; one that is moved by keys keeps the focus. */
function useTravel(list: RefObject<HTMLElement | null>, order: readonly string[], held: Held | null): void {
  const before = useRef(new Map<string, DOMRect>());
  const key = order.join();
  const draggedId = held?.by === 'pointer' ? held.id : null;
  const keysId = held?.by === 'keys' ? held.id : null;
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<string, DOMRect>();
    for (const tile of list.current?.querySelectorAll<HTMLElement>(':scope > *') ?? []) {
      const id = tile.dataset['sorted'] ?? '';
      const place = new DOMRect(tile.offsetLeft, tile.offsetTop, tile.offsetWidth, tile.offsetHeight);
      now.set(id, place);
      if (id === keysId) tile.querySelector<HTMLElement>('[data-handle]')?.focus();
      const was = before.current.get(id);
      if (was === undefined || isCalm || id === draggedId || (was.x === place.x && was.y === place.y)) continue;
      tile.animate([{ transform: `translate(${was.x - place.x}px, ${was.y - place.y}px)` }, { transform: 'none' }], {
        duration: travelMs,
        easing: 'ease-out',
      });
    }
    before.current = now;
  }, [key, list, draggedId, keysId]);
}
