import { IconCalendarPlus, IconFileInvoice, IconMailQuestion, IconStar, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ConversationStatus } from '../../../../core/conversations/status.ts';
import { pages } from '../../../../core/identity/pages.ts';
import { useFormat } from '../../../base/format.ts';
import { useTexts } from '../../../base/texts.ts';
import { Button, buttonLooks } from '../../../ui/button.tsx';
import { Failed } from '../../../ui/page-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import ConfirmDialog from '../../reviews/confirm-dialog.tsx';
import { offerLabel, OfferLink } from './offer-link.tsx';
import classes from './client-actions.module.css';
import { firstMessageTo } from '../../conversations/written-draft.ts';
import { clientActionsTexts } from './texts.ts';
import { useClientActions } from './use-client-actions.ts';

type ClientActionsProps = {
  readonly coupleId: number;
  readonly name: string;
  /** Their conversation, if there is one. */
  readonly talk: { readonly id: string; readonly status: ConversationStatus } | null;
  /** Makes the field for the first message appear, where there is no conversation yet. */
  readonly onFirstMessage: () => Promise<unknown>;
};
const icon = { 'aria-hidden': true, size: 18, stroke: 1.75 } as const;

/** What the vendor can do for a client it may write to, and why something is not possible yet. */
export function ClientActions({ coupleId, name, talk, onFirstMessage }: ClientActionsProps) {
  const t = useTexts(clientActionsTexts);
  const [isAsking, setAsking] = useState(false);
  const actions = useClientActions(coupleId);
  const failed = actions.asked.find(({ isLoadingError }) => isLoadingError);
  if (failed) return <Failed failure={failed.error} onRetry={() => void failed.refetch()} />;
  if (actions.asked.some(({ isPending }) => isPending)) return <Skeleton height="2.75rem" />;
  const { next, isUnasked, proposal, requestLink, put, toReview } = actions;
  // From each other they are kept apart.
  if (talk?.status === 'closed') return null;
  const conversationId = talk?.id ?? null;
  // Where nobody can write, nothing is put into a message; the card of the contact says why.
  const writes = talk === null || talk.status === 'open';
  const write = {
    conversationId,
    onWrite: (words: string) => {
      if (conversationId !== null) put(conversationId, words);
      // Why it cannot appear is said where it would be.
      else
        void onFirstMessage().then(
          () => put(firstMessageTo(coupleId), words),
          () => undefined,
        );
    },
  };
  return (
    <fieldset aria-label={t('label', { name })} className={classes['actions']}>
      <p className={classes['row']}>
        {next !== null && (
          <OfferLink next={next} {...buttonLooks('default')}>
            <IconFileInvoice {...icon} />
            {t(offerLabel[next.act])}
          </OfferLink>
        )}
        {writes && isUnasked && <Writes {...write} words={requestLink} icon={IconMailQuestion} label={t('inviteRequest')} />}
        {writes && <Writes {...write} words={proposal} icon={IconCalendarPlus} label={t('propose')} />}
        {toReview !== null && (
          <Button variant="default" leftSection={<IconStar {...icon} />} onClick={() => setAsking(true)}>
            {t('askReview')}
          </Button>
        )}
      </p>
      <Why {...actions} writes={writes} />
      {isAsking && toReview !== null && <ConfirmDialog client={toReview} onClose={() => setAsking(false)} />}
    </fieldset>
  );
}

type WritesProps = {
  readonly conversationId: string | null;
  readonly onWrite: (words: string) => void;
  readonly words: string | null;
  readonly icon: TablerIcon;
  readonly label: string;
};
/** Puts words into the message that is being written, in the conversation or in the first message beside. */
function Writes({ conversationId, onWrite, words, icon: Icon, label }: WritesProps) {
  if (words === null) return null;
  const write = () => onWrite(words);
  const shown = (
    <>
      <Icon {...icon} />
      {label}
    </>
  );
  return conversationId === null ? (
    <button type="button" onClick={write} {...buttonLooks('default')}>
      {shown}
    </button>
  ) : (
    <Link to={pages.conversation.replace(':conversationId', conversationId)} onClick={write} {...buttonLooks('default')}>
      {shown}
    </Link>
  );
}

function Why({ isUnasked, proposal, isInPlan, invitation, writes }: ReturnType<typeof useClientActions> & { readonly writes: boolean }) {
  const t = useTexts(clientActionsTexts);
  const format = useFormat();
  return (
    <>
      {writes && isUnasked && <p className={classes['why']}>{t('noRequest')}</p>}
      {writes && proposal === null && (
        <p className={classes['why']}>
          {isInPlan ? t('noHours') : t('notInPlan')}{' '}
          <Link to={isInPlan ? pages.meetings : pages.membership}>{t(isInPlan ? 'setHours' : 'seePlans')}</Link>
        </p>
      )}
      {invitation !== null && <p className={classes['why']}>{t('invited', { day: format.date(invitation.invited_at) })}</p>}
    </>
  );
}
