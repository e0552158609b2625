import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Client } from '../../../contract/contacts.ts';
import { type Unlocking, whatUnlockingAdds } from '../../../core/clients/unlocking.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import classes from './client.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';
import type { UnlockContact } from './use-unlock-contact.ts';

const FirstMessage = lazyPart('first message', () => import('./first-message.tsx'));
const OpenDialog = lazyPart('open contact', () => import('./open-dialog.tsx'));

const words = {
  all: 'contactClosed',
  messages: 'contactFree',
  email: 'contactTalking',
  nothing: 'contactTalking',
} as const satisfies Record<Unlocking, string>;

/** The way to the couple: closed with its price, or open. */
export function ContactCard({ shown, open }: { readonly shown: Client; readonly open: UnlockContact }) {
  const t = useTexts(clientsTexts);
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useIsReadOnly('clients');
  const { client, email, price, conversation_id: conversationId, conversation_status: status } = shown;
  const adds = whatUnlockingAdds({
    isUnlocked: client.contacted,
    price,
    hasConversation: conversationId !== null,
    hasWritten: shown.acts.some(({ kind }) => kind === 'message'),
  });
  return (
    <Card title={t('contactTitle')} className={classes['contact']}>
      <p>{t(client.contacted ? 'contactOpen' : words[adds])}</p>
      {status !== null && status !== 'open' && <p>{t(`talk.${status}`)}</p>}
      {open.isError && !isAsking && <Failed failure={open.error} onRetry={() => open.mutate()} />}
      {!isReadOnly && adds !== 'all' && conversationId !== null && (
        <Button component={Link} to={pages.conversation.replace(':conversationId', conversationId)} fullWidth>
          {t(status === 'open' ? 'toConversation' : 'readConversation')}
        </Button>
      )}
      {!isReadOnly && adds !== 'nothing' && (
        // What costs nothing needs no question.
        <Unlock adds={adds} isBusy={open.isPending && !isAsking} onUnlock={() => (price > 0 ? setAsking(true) : open.mutate())} />
      )}
      {!isReadOnly && client.contacted && conversationId === null && (
        <Part>
          <FirstMessage coupleId={client.userId} name={client.name} />
        </Part>
      )}
      {email !== null && (
        <p className={classes['email']}>
          <span className={classes['quiet']}>{t('email')}</span>
          <a href={`mailto:${email}`}>{email}</a>
          <span className={classes['quiet']}>{t('emailHint')}</span>
        </p>
      )}
      {isAsking && (
        <Part>
          <OpenDialog name={client.name} open={open} onClose={() => setAsking(false)} />
        </Part>
      )}
    </Card>
  );
}

type UnlockProps = { readonly adds: Unlocking; readonly isBusy: boolean; readonly onUnlock: () => void };
function Unlock({ adds, isBusy, onUnlock }: UnlockProps) {
  const t = useTexts(clientsTexts);
  return (
    <Button fullWidth variant={adds === 'email' ? 'default' : 'filled'} loading={isBusy} onClick={onUnlock}>
      {t(adds === 'email' ? 'showEmail' : 'unlockContact')}
    </Button>
  );
}
