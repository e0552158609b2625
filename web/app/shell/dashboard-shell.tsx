import { type ReactNode, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useIsSuspended } from '../../base/team.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useTexts } from '../../base/texts.ts';
import { OfflineLine } from '../offline/offline-line.tsx';
import { RoleNotice } from '../role-notice.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import classes from './dashboard-shell.module.css';
import { useKeys } from './keys.ts';
import { Rail } from './rail.tsx';
import { shellTexts } from '../../base/shell-texts.ts';
import { searchField, typedAhead } from './typed-ahead.ts';
import { TopBar } from './top-bar.tsx';

const Palette = lazyPart('palette', () =>
  import('./palette.tsx').catch((failure: unknown) => {
    typedAhead.end();
    throw failure;
  }),
);
const KeysSheet = lazyPart('keys', () => import('./keys-sheet.tsx'));

/** The frame of the dashboard: rail or bottom bar, top bar, and the screen between them. */
export function DashboardShell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  const isSuspended = useIsSuspended();
  const [openings, setOpenings] = useState(0);
  const search = () => {
    if (document.activeElement?.matches(searchField) !== true) typedAhead.start();
    setOpenings((before) => before + 1);
  };
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useKeys({ onFind: search, onSheet: () => setIsSheetOpen(true) });
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <Rail />
      <div className={classes['page']}>
        <TopBar title={title} onSearch={search} />
        <main id="content" tabIndex={-1} className={classes['content']}>
          <OfflineLine />
          {isSuspended && <Notice tone="warn">{t('suspended')}</Notice>}
          <RoleNotice />
          {children}
        </main>
      </div>
      <BottomBar onSearch={search} />
      {isSheetOpen && (
        <Part>
          <KeysSheet onClose={() => setIsSheetOpen(false)} />
        </Part>
      )}
      {openings > 0 && (
        <Part>
          <Palette openings={openings} onKeys={() => setIsSheetOpen(true)} />
        </Part>
      )}
    </div>
  );
}
