import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Stage, stages } from '../../../../core/clients/stage.ts';
import { useEdgeScroll, wayAt } from '../../../ui/edge-scroll.ts';

/** A pointer that moved less has pressed, not dragged. */
const pressPixels = 6;
/** A finger that rests on a card so long picks it up; one that moves before scrolls. */
const holdMs = 350;
/** A browser that takes the end of a drag for a press says so sooner. */
const pressMs = 400;
/** So near to the edge of the board, it scrolls along. */
const edgePixels = 48;
const scrollPixels = 10;

interface Drag {
  readonly id: number;
  readonly pointerId: number;
  readonly isTouch: boolean;
  readonly card: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  readonly scrolled: number;
  /** Where the pointer is. */
  x: number;
  y: number;
  isMoving: boolean;
  over: Stage | null;
}

/** The stage whose column is under a point across the board. */
function columnAt(board: HTMLElement, x: number): Stage | null {
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = column.getBoundingClientRect();
    if (x >= left && x < right) return stages.find((stage) => stage === column.dataset['column']) ?? null;
  }
  return null;
}

/** Moves the card to where the pointer is, and notes which column is under it. */
function place(now: Drag, board: HTMLElement): void {
  now.card.style.transform = `translate(${now.x - now.startX + board.scrollLeft - now.scrolled}px, ${now.y - now.startY}px)`;
  now.over = columnAt(board, now.x);
}

/** While a card is held, a finger moves it and does not scroll. React listens passively, so this is said to the browser itself. */
function useHeldStill(board: RefObject<HTMLElement | null>, drag: RefObject<Drag | null>): void {
  useEffect(() => {
    const element = board.current;
    const hold = (event: Event) => {
      if (drag.current?.isMoving === true) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [board, drag]);
}

/**
 * Dragging cards to another column by mouse, by pen, or by a finger that rested on the card. Nothing is told to `onDrop` before the card is put down in another
 * place, and Escape of the system puts it back.
 */
export function useBoardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: number, to: Stage) => void) {
  const drag = useRef<Drag | null>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasDragged = useRef(false);
  const [held, setHeld] = useState<{ readonly id: number; readonly over: Stage | null } | null>(null);
  useHeldStill(board, drag);
  useEffect(() => () => clearTimeout(holding.current), []);

  const follow = (now: Drag): void => {
    if (board.current === null) return;
    place(now, board.current);
    setHeld((before) => (before?.id === now.id && before.over === now.over ? before : { id: now.id, over: now.over }));
  };
  const scrollOn = useEdgeScroll(() => {
    const [now, element] = [drag.current, board.current];
    if (now === null || element === null || !now.isMoving) return false;
    const { left, right } = element.getBoundingClientRect();
    const before = element.scrollLeft;
    element.scrollBy(scrollPixels * wayAt(now.x, left, right, edgePixels), 0);
    follow(now);
    return element.scrollLeft !== before;
  });
  const pickUp = (now: Drag): void => {
    const element = board.current;
    if (element === null || drag.current !== now) return;
    element.setPointerCapture(now.pointerId);
    now.isMoving = true;
    wasDragged.current = true;
    follow(now);
  };
  const end = (isDropped: boolean) => {
    const now = drag.current;
    clearTimeout(holding.current);
    drag.current = null;
    if (now === null || !now.isMoving) return;
    now.card.style.removeProperty('transform');
    setTimeout(() => (wasDragged.current = false), pressMs);
    setHeld(null);
    if (isDropped && now.over !== null) onDrop(now.id, now.over);
  };
  const boardProps = useBoardProps({ drag, wasDragged, pickUp, follow, end, scrollOn });
  return {
    held,
    /** Of a card. */
    down(id: number, event: PointerEvent<HTMLElement>): void {
      wasDragged.current = false;
      if (event.button !== 0 || drag.current?.isMoving === true) return;
      const { pointerId, currentTarget: card, clientX: x, clientY: y } = event;
      const isTouch = event.pointerType === 'touch';
      const scrolled = board.current?.scrollLeft ?? 0;
      const now: Drag = { id, pointerId, isTouch, card, startX: x, startY: y, scrolled, x, y, isMoving: false, over: null };
      clearTimeout(holding.current);
      drag.current = now;
      if (isTouch) holding.current = setTimeout(() => pickUp(now), holdMs);
    },
    boardProps,
  };
}

interface Parts {
  readonly drag: RefObject<Drag | null>;
  readonly wasDragged: RefObject<boolean>;
  readonly pickUp: (now: Drag) => void;
  readonly follow: (now: Drag) => void;
  readonly end: (isDropped: boolean) => void;
  readonly scrollOn: () => void;
}
/** What the board listens to. */
const useBoardProps = ({ drag, wasDragged, pickUp, follow, end, scrollOn }: Parts) => ({
  onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    if (now === null || now.pointerId !== event.pointerId) return;
    [now.x, now.y] = [event.clientX, event.clientY];
    const isNear = Math.hypot(now.x - now.startX, now.y - now.startY) < pressPixels;
    if (!now.isMoving && isNear) return;
    // A finger on its way before the card was picked up scrolls.
    if (!now.isMoving && now.isTouch) return end(false);
    if (now.isMoving) follow(now);
    else pickUp(now);
    scrollOn();
  },
  onPointerUp: () => end(true),
  onPointerCancel: () => end(false),
  /** The end of a drag is no press on the link of the card. */
  onClickCapture(event: MouseEvent): void {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  },
  /** A finger that rests on a link opens no menu of the browser. */
  onContextMenu(event: MouseEvent): void {
    if (drag.current?.isTouch === true) event.preventDefault();
  },
  onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
});
