import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/page-state.tsx';
import { useClientState } from './client-state.ts';
import { pages } from '../../core/identity/pages.ts';
import { useDocumentTitle } from './document-title.ts';
import { DashboardShell } from './shell/dashboard-shell.tsx';
import { PlainShell } from './shell/plain-shell.tsx';
import { shellTexts } from './shell/texts.ts';
import { useTexts } from './texts.ts';

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

/** Nothing at this address, said inside of a frame that stands already. */
export function NotFound() {
  const t = useTexts(shellTexts);
  const isVendor = useClientState((state) => state.user.vendor !== null);
  useDocumentTitle(t('notFoundTitle'));
  return (
    <Empty
      title="404"
      action={
        <Button component={Link} to={isVendor ? pages.dashboard : pages.login}>
          {t('notFoundHome')}
        </Button>
      }
    >
      {t('notFound')}
    </Empty>
  );
}
