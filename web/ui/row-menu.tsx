import { IconDots } from '@tabler/icons-react';
import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect } from 'react';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import classes from './row-menu.module.css';
import popover from './popover.module.css';
import { usePopover } from './use-popover.ts';

type MenuProps = {
  /** What the button does, and to whose row. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Above what is in it. */
  readonly heading?: string;
  /** What else the button is and does. */
  readonly button?: ComponentPropsWithoutRef<'button'> & { readonly [data: `data-${string}`]: number | string };
  /** Links and buttons in list items; pressing one closes the menu. */
  readonly children: ReactNode;
};

/** What can be done with one thing of many, by mouse, finger or keys. */
export function Menu({ label, icon, heading, button, children }: MenuProps) {
  const menu = usePopover();
  return (
    <>
      <button title={label} {...button} {...menu.buttonProps} className={classes['button']} aria-label={label}>
        {icon}
      </button>
      <div {...menu.popoverProps} className={`${popover['popover']} ${classes['menu']}`} aria-label={heading ?? label}>
        {menu.isOpen && (
          <Items heading={heading} onPlaced={menu.place} onClose={menu.close}>
            {children}
          </Items>
        )}
      </div>
    </>
  );
}

type RowMenuProps = {
  /** Whose row it is. */
  readonly name: string;
  readonly children: ReactNode;
};

/** What can be done with one row of a list, behind its three dots. */
export function RowMenu({ name, children }: RowMenuProps) {
  const t = useTexts(shellTexts);
  return (
    <Menu label={t('rowMenu', { name })} icon={<IconDots aria-hidden size={20} stroke={1.75} />}>
      {children}
    </Menu>
  );
}

type ItemsProps = {
  readonly heading: string | undefined;
  readonly children: ReactNode;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
};
function Items({ heading, children, onPlaced, onClose }: ItemsProps) {
  useLayoutEffect(onPlaced);
  return (
    <>
      {heading !== undefined && <p className={classes['heading']}>{heading}</p>}
      <ul className={classes['items']} onClickCapture={() => setTimeout(onClose)}>
        {children}
      </ul>
    </>
  );
}
