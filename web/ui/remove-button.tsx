import { IconTrash, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { takeLostFocus } from '../base/take-lost-focus.ts';
import classes from './remove-button.module.css';

type RemoveButtonProps = {
  readonly label: string;
  readonly sign?: 'bin' | 'cross';
  readonly className?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onRemove: () => void;
};

/** Removes the row it stands in. The focus, which goes with the row, continues at the row that follows, at the one before, or at what adds one. */
export function RemoveButton({ label, sign = 'bin', className, isDisabled = false, onRemove }: RemoveButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      const others = nearbyOf(button);
      queueMicrotask(() => takeLostFocus(others.find((one) => one.isConnected && !one.disabled) ?? null));
    };
  }, []);
  const Icon = sign === 'bin' ? IconTrash : IconX;
  return (
    <button
      ref={own}
      type="button"
      className={`${classes['remove']} ${className ?? ''}`}
      aria-label={label}
      disabled={isDisabled}
      data-remove=""
      onClick={onRemove}
    >
      <Icon aria-hidden size={20} stroke={1.75} />
    </button>
  );
}

/** Where the focus could continue, the best place first: in the smallest part of the page that has one. */
function nearbyOf(button: HTMLButtonElement): HTMLButtonElement[] {
  const found: HTMLButtonElement[] = [];
  const follows = (one: Node) => (button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (let part = button.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    const all = [...part.querySelectorAll('button')];
    const rows = all.filter((one) => one !== button && 'remove' in one.dataset);
    found.push(...rows.filter(follows), ...rows.filter((one) => !follows(one)).toReversed(), ...all.filter(follows));
  }
  return found;
}
