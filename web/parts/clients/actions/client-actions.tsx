import { IconCalendarPlus, IconFileInvoice, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button, buttonLooks } from '../../../ui/button.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import ConfirmDialog from '../../reviews/confirm-dialog.tsx';
import { offerLabel, OfferLink } from './offer-link.tsx';
import classes from './client-actions.module.css';
import { clientActionsTexts } from './texts.ts';
import { useClientActions } from './use-client-actions.ts';

type ClientActionsProps = { readonly coupleId: number; readonly name: string; readonly conversationId: string | null };
const icon = { 'aria-hidden': true, size: 18, stroke: 1.75 } as const;

/** What the vendor can do for a client it may write to, and why something is not possible yet. */
export default function ClientActions({ coupleId, name, conversationId }: ClientActionsProps) {
  const t = useTexts(clientActionsTexts);
  const [isAsking, setAsking] = useState(false);
  const actions = useClientActions(coupleId);
  const failed = actions.asked.find(({ isError }) => isError);
  if (failed?.error) return <Failed failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (actions.asked.some(({ isPending }) => isPending)) return <Skeleton height="2.75rem" />;
  const { next, offersHours, propose, toReview } = actions;
  return (
    <fieldset aria-label={t('label', { name })} className={classes['actions']}>
      <p className={classes['row']}>
        {next !== null && (
          <OfferLink next={next} {...buttonLooks('default')}>
            <IconFileInvoice {...icon} />
            {t(offerLabel[next.act])}
          </OfferLink>
        )}
        {offersHours && conversationId !== null && (
          <Link
            to={pages.conversation.replace(':conversationId', conversationId)}
            onClick={() => propose(conversationId)}
            {...buttonLooks('default')}
          >
            <IconCalendarPlus {...icon} />
            {t('propose')}
          </Link>
        )}
        {toReview !== null && (
          <Button variant="default" leftSection={<IconStar {...icon} />} onClick={() => setAsking(true)}>
            {t('askReview')}
          </Button>
        )}
      </p>
      <Why {...actions} hasConversation={conversationId !== null} />
      {isAsking && toReview !== null && <ConfirmDialog client={toReview} onClose={() => setAsking(false)} />}
    </fieldset>
  );
}

type WhyProps = ReturnType<typeof useClientActions> & { readonly hasConversation: boolean };
function Why({ next, hasQuotation, offersHours, hasConversation, invitation }: WhyProps) {
  const t = useTexts(clientActionsTexts);
  const format = useFormat();
  return (
    <>
      {next === null && !hasQuotation && <p className={classes['why']}>{t('noRequest')}</p>}
      {offersHours && !hasConversation && <p className={classes['why']}>{t('noConversation')}</p>}
      {!offersHours && (
        <p className={classes['why']}>
          {t('noHours')} <Link to={pages.meetings}>{t('setHours')}</Link>
        </p>
      )}
      {invitation !== null && <p className={classes['why']}>{t('invited', { day: format.date(invitation.invited_at) })}</p>}
    </>
  );
}
