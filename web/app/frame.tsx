import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';
import type { Frame, Screen } from './routes.tsx';
import { DashboardShell } from './shell/dashboard-shell.tsx';
import { OperationsShell } from './shell/operations-shell.tsx';
import { PlainShell } from './shell/plain-shell.tsx';
import { shellTexts } from './shell/texts.ts';
import { useTexts } from './texts.ts';

const shells = { dashboard: DashboardShell, operations: OperationsShell, plain: PlainShell } as const;

/** A screen within its shell, with its name in the window's title. */
export function ScreenFrame({
  frame,
  title,
  children,
}: {
  readonly frame: Frame;
  readonly title: Screen['title'];
  readonly children: ReactNode;
}) {
  const t = useTexts(shellTexts);
  const Shell = shells[frame];
  const name = t(title);
  useDocumentTitle(name);
  return <Shell title={name}>{children}</Shell>;
}
