import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Stage, stages } from '../../../../core/clients/stage.ts';

/** A pointer that moved less has pressed, not dragged. */
const pressPixels = 6;
/** So near to the edge of the board, it scrolls along. */
const edgePixels = 48;
const scrollPixels = 16;

interface Drag {
  readonly id: number;
  readonly pointerId: number;
  readonly card: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  readonly scrolled: number;
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

/**
 * Dragging cards to another column by mouse or pen; a finger scrolls, and moves by the menu of the card. Nothing is told to `onDrop` before the card is put
 * down in another place, and Escape of the system puts it back.
 */
export function useBoardDrag(board: RefObject<HTMLElement | null>, onDrop: (id: number, to: Stage) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [held, setHeld] = useState<{ readonly id: number; readonly over: Stage | null } | null>(null);
  const end = (isDropped: boolean) => {
    const now = drag.current;
    drag.current = null;
    if (now === null || !now.isMoving) return;
    now.card.style.removeProperty('transform');
    setHeld(null);
    if (isDropped && now.over !== null) onDrop(now.id, now.over);
  };
  return {
    held,
    /** Of a card. */
    down(id: number, event: PointerEvent<HTMLElement>): void {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      drag.current = {
        id,
        pointerId: event.pointerId,
        card: event.currentTarget,
        startX: event.clientX,
        startY: event.clientY,
        scrolled: board.current?.scrollLeft ?? 0,
        isMoving: false,
        over: null,
      };
    },
    /** Of the board. */
    boardProps: {
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const now = drag.current;
        const element = board.current;
        if (now === null || element === null || now.pointerId !== event.pointerId) return;
        const [dx, dy] = [event.clientX - now.startX, event.clientY - now.startY];
        if (!now.isMoving && Math.hypot(dx, dy) < pressPixels) return;
        if (!now.isMoving) element.setPointerCapture(event.pointerId);
        now.isMoving = true;
        wasDragged.current = true;
        const { left, right } = element.getBoundingClientRect();
        if (event.clientX < left + edgePixels) element.scrollBy(-scrollPixels, 0);
        if (event.clientX > right - edgePixels) element.scrollBy(scrollPixels, 0);
        now.card.style.transform = `translate(${dx + element.scrollLeft - now.scrolled}px, ${dy}px)`;
        now.over = columnAt(element, event.clientX);
        setHeld((before) => (before?.id === now.id && before.over === now.over ? before : { id: now.id, over: now.over }));
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
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  };
}
