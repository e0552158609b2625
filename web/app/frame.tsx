import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OpenedNameContext, useDocumentTitle } from '../base/document-title.ts';
import type { Frame, Screen } from './screen.ts';
import { DashboardShell } from './shell/dashboard-shell.tsx';
import { OperationsShell } from './shell/operations-shell.tsx';
import { PlainShell } from './shell/plain-shell.tsx';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: Screen['title'];
    /** Its path as in `pages`. */
    readonly page?: string;
  }
}

const shells = { dashboard: DashboardShell, operations: OperationsShell, plain: PlainShell } as const;

/** The shell around the screens of one kind, with the name of the present one in its bar and in the window's title. */
export function ScreenFrame({ frame }: { readonly frame: Frame }) {
  const t = useTexts(shellTexts);
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const [opened, setOpened] = useState<string | null>(null);
  const name = opened ?? t(title ?? 'brand');
  const Shell = shells[frame];
  useDocumentTitle(name);
  useFocusOnScreen();
  return (
    <OpenedNameContext value={setOpened}>
      <Shell title={name}>
        <Outlet />
      </Shell>
    </OpenedNameContext>
  );
}

/** The path of the screen that is shown, whatever frame it is in. */
let shown: string | undefined;

/** After going to another screen the keyboard and the screen reader continue in it, unless the address names a place within. */
function useFocusOnScreen(): void {
  // Of the screen, not of the address: that changes while the one before is still there, and takes the focus with it when it goes.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  useEffect(() => {
    const isAnother = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (isAnother && location.hash === '') document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
