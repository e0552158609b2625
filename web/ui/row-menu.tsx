import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import classes from './row-menu.module.css';
import popover from './popover.module.css';
import { usePopover } from './use-popover.ts';

type RowMenuProps = {
  /** Whose row it is. */
  readonly name: string;
  /** Links and buttons; pressing one closes the menu. */
  readonly children: ReactNode;
};

/** What can be done with one row of a list, behind its three dots. */
export function RowMenu({ name, children }: RowMenuProps) {
  const t = useTexts(shellTexts);
  const menu = usePopover();
  return (
    <>
      <button {...menu.buttonProps} className={classes['button']} aria-label={t('rowMenu', { name })}>
        <IconDots aria-hidden size={20} stroke={1.75} />
      </button>
      <div {...menu.popoverProps} className={`${popover['popover']} ${classes['menu']}`} aria-label={t('rowMenu', { name })}>
        {menu.isOpen && (
          <Items onPlaced={menu.place} onClose={menu.close}>
            {children}
          </Items>
        )}
      </div>
    </>
  );
}

type ItemsProps = { readonly children: ReactNode; readonly onPlaced: () => void; readonly onClose: () => void };
function Items({ children, onPlaced, onClose }: ItemsProps) {
  useLayoutEffect(onPlaced);
  return (
    <ul className={classes['items']} onClickCapture={() => setTimeout(onClose)}>
      {children}
    </ul>
  );
}
