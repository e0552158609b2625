import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Client } from '../../../contract/contacts.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useIsReadOnly } from '../../base/team.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useTexts } from '../../base/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/page-state.tsx';
import classes from './client.module.css';
import { clientsTexts } from '../../parts/clients/texts.ts';
import { useUnlockContact } from './use-unlock-contact.ts';

const FirstMessage = lazyPart('first message', () => import('./first-message.tsx'));
const OpenDialog = lazyPart('open contact', () => import('./open-dialog.tsx'));

/** The way to the couple: closed with its price, or open. */
export function ContactCard({ shown }: { readonly shown: Client }) {
  const t = useTexts(clientsTexts);
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useIsReadOnly('clients');
  const open = useUnlockContact(shown);
  const { client, email, price, conversation_id: conversationId } = shown;
  return (
    <Card title={t('contactTitle')} className={classes['contact']}>
      <p>{t(client.contacted ? 'contactOpen' : 'contactClosed')}</p>
      {open.isError && !isAsking && <Failed failure={open.error} onRetry={() => open.mutate()} />}
      {!client.contacted && !isReadOnly && (
        // What costs nothing needs no question.
        <Button fullWidth loading={open.isPending && !isAsking} onClick={() => (price > 0 ? setAsking(true) : open.mutate())}>
          {t('unlockContact')}
        </Button>
      )}
      {client.contacted &&
        !isReadOnly &&
        (conversationId === null ? (
          <Part>
            <FirstMessage coupleId={client.userId} name={client.name} />
          </Part>
        ) : (
          <Button component={Link} to={pages.conversation.replace(':conversationId', conversationId)} fullWidth>
            {t('toConversation')}
          </Button>
        ))}
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
