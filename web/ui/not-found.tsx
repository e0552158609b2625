import { Link } from '@tanstack/react-router';
import { pages } from '../../core/identity/pages.ts';
import { useClientState } from '../base/use-client-state.ts';
import { useDocumentTitle } from '../base/document-title.ts';
import { shellTexts } from '../base/shell-texts.ts';
import { useTexts } from '../base/texts.ts';
import { Button } from './button.tsx';
import { Empty } from './page-state.tsx';

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
