import { useClientState } from '../base/use-client-state.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { NotFound } from '../ui/not-found.tsx';
import { DashboardShell } from './shell/dashboard-shell.tsx';
import { PlainShell } from './shell/plain-shell.tsx';

/** A wrong address, in the frame and language the person is in. */
export function NotFoundScreen() {
  const t = useTexts(shellTexts);
  const isVendor = useClientState((state) => state.user.vendor !== null);
  const Shell = isVendor ? DashboardShell : PlainShell;
  return (
    <Shell title={t('notFoundTitle')}>
      <NotFound />
    </Shell>
  );
}
