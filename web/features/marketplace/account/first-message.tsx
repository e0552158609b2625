import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageVendor } from '../../../../contract/conversations.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { signUpMessage } from '../../../../contract/identity.ts';
import { date } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { newId } from '../../../base/calls/new-id.ts';
import { forgetKept } from '../form/kept.ts';
import { keepDraft, nameOfDraft } from '../profile/contact-draft.ts';
import { useSite } from '../site/site-context.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './account-texts.tsx';
import { hasFirstMessage, linkToken } from './link-token.ts';

const neverChanges = () => () => undefined;

export type FirstMessage = NonNullable<AnswerOf<typeof signUpMessage>['data']>;
type Waiting = { readonly is: 'none' | 'loading' | 'failed' } | { readonly is: 'there'; readonly message: FirstMessage };

/** The message that waits for the link in this page's address, where the link says that there is one. */
export function useFirstMessage(): Waiting & { readonly again: () => void } {
  // The part behind the `#` is known to the browser alone.
  const isAsked = useSyncExternalStore(neverChanges, hasFirstMessage, () => false);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly is: Waiting } | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    call(signUpMessage, { body: { token: linkToken() } }).then(
      ({ data }) => setAnswer({ to: tries, is: data === null ? { is: 'none' } : { is: 'there', message: data } }),
      () => setAnswer({ to: tries, is: { is: 'failed' } }),
    );
  }, [isAsked, tries]);
  const unanswered: Waiting = { is: isAsked ? 'loading' : 'none' };
  return { ...(answer?.to === tries ? answer.is : unanswered), again: () => setTries(tries + 1) };
}

/** Sends it with the session that has just begun. What can't be sent is the draft on its vendor's page. Answers the conversation, or null. */
export async function sendFirstMessage({ vendor, ...message }: FirstMessage): Promise<string | null> {
  const draft = nameOfDraft(vendor, message.product_id === undefined ? undefined : { id: message.product_id });
  try {
    const { data } = await call(messageVendor, { params: { id: vendor.id }, body: message, idempotencyKey: newId() });
    forgetKept(draft);
    return data.conversation_id;
  } catch {
    keepDraft(draft, { subject: message.subject, text: message.text, weddingDate: message.wedding_date ?? '', email: '' }, false);
    return null;
  }
}

/** What will be sent, word for word, before anybody agrees to it. */
export function FirstMessageCard({ waiting }: { readonly waiting: ReturnType<typeof useFirstMessage> }) {
  const { language } = useSite();
  const words = useAccountTexts();
  if (waiting.is === 'none') return null;
  return (
    <section className={styles['firstMessage']} aria-busy={waiting.is === 'loading'}>
      {waiting.is === 'loading' && <p data-skeleton>{words('confirm.messageLoading')}</p>}
      {waiting.is === 'failed' && (
        <>
          <p role="alert">{words('confirm.messageFailed')}</p>
          <button type="button" onClick={waiting.again}>
            {words('confirm.messageAgain')}
          </button>
        </>
      )}
      {waiting.is === 'there' && (
        <>
          <h2>{words('confirm.messageTo', { name: waiting.message.vendor.name })}</h2>
          <blockquote>{waiting.message.text}</blockquote>
          {typeof waiting.message.wedding_date === 'string' && (
            <p>{words('confirm.messageDay', { day: date(waiting.message.wedding_date, language) })}</p>
          )}
        </>
      )}
    </section>
  );
}
