import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './credit-line.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';

/** What opening a contact costs this vendor, above its clients. */
export function CreditLine() {
  const t = useTexts(clientsTexts);
  const words = useCreditWords();
  return (
    <p className={classes['line']}>
      <span>{words}</span> <Link to={pages.contactCredit}>{t('toCredit')}</Link>
    </p>
  );
}

function useCreditWords(): string {
  const t = useTexts(clientsTexts);
  const format = useFormat();
  const credit = useClientState((state) => state.user.vendor?.membershipInfo.credit ?? null);
  if (credit === null) return t('freeLead');
  if (credit === 0) return t('creditLeadNone');
  return t('creditLead', { count: credit, n: format.count(credit) });
}
