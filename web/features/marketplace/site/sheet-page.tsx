import type { ReactNode } from 'react';
import { Mark } from './brand.tsx';
import { Frame } from './frame.tsx';
import classes from './sheet-page.module.css';

/** A page that is one sheet of paper, for what a couple writes to a vendor. `labelledBy` is the id of its heading. */
export function SheetPage({
  labelledBy,
  isWide = false,
  children,
}: {
  readonly labelledBy: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Frame hasSearch={false}>
      <div className={classes['ground']}>
        <section className={classes['sheet']} data-wide={isWide || undefined} aria-labelledby={labelledBy}>
          <Mark />
          {children}
        </section>
      </div>
    </Frame>
  );
}

/** What it is about, under its heading. */
export const Lead = ({ children }: { readonly children: ReactNode }) => <p className={classes['lead']}>{children}</p>;
/** A word beside a field, or a way out under the form. */
export const Aside = ({ children }: { readonly children: ReactNode }) => <p className={classes['aside']}>{children}</p>;
/** Says that what was typed before is here again. */
export const WasKept = ({ children }: { readonly children: ReactNode }) => <output className={classes['kept']}>{children}</output>;
