import { type CSSProperties, type ToggleEvent, useId, useRef, useState } from 'react';

const gap = 8;
const edge = 16;

/**
 * What drops down from a button: its contents are mounted while it is open, Escape or a press elsewhere closes it, and the focus goes
 * back to the button. Both are beside each other in the page.
 */
export function usePopover() {
  // The standard of HTML wants a letter in front.
  const id = `popover${useId()}`;
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    /** Says that the contents have their size: it is placed under its button, or wherever the window has room for it. */
    place: () => {
      const at = button.current?.getBoundingClientRect();
      const box = popover.current;
      if (at === undefined || box === null) return;
      const left = Math.max(edge, Math.min(at.left, innerWidth - box.offsetWidth - edge));
      const below = at.bottom + gap;
      const above = at.top - gap - box.offsetHeight;
      const isBelow = below + box.offsetHeight + edge <= innerHeight;
      const top = isBelow ? below : above >= edge ? above : Math.max(edge, innerHeight - box.offsetHeight - edge);
      Object.assign(box.style, { left: `${left}px`, top: `${top}px` } satisfies CSSProperties);
    },
    close: () => popover.current?.hidePopover(),
    buttonProps: { ref: button, type: 'button', popoverTarget: id, 'aria-haspopup': 'dialog' } as const,
    popoverProps: {
      ref: popover,
      id,
      popover: 'auto',
      role: 'dialog',
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open'),
    } as const,
  };
}
