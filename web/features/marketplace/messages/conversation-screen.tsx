import { useEffect, useMemo, useState } from 'react';
import { moveConversation, type OpenConversation } from '../../../../contract/conversations.ts';
import { coupleMessages } from '../../../../core/conversations/pages.ts';
import { coupleMeetings } from '../../../../core/meetings/pages.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { notifyFailure } from '../../../base/client-state.ts';
import { ensureSession } from '../../../base/session.ts';
import { ConversationPane } from '../../../parts/conversations/conversation-pane.tsx';
import { onSessionOver } from '../../../parts/conversations/my-waiting.ts';
import { Sign } from '../../../parts/conversations/signs.tsx';
import { SpamDialog } from '../../../parts/conversations/spam-dialog.tsx';
import type { Thread } from '../../../parts/conversations/thread.ts';
import { useThread } from '../../../parts/conversations/use-thread.ts';
import { InboxWordsContext, useWords } from '../../../parts/conversations/words.tsx';
import { profileHref, quotationHref } from '../addresses.ts';
import { Frame } from '../site/frame.tsx';
import { useSite } from '../site/site-context.tsx';
import { aroundOf, inboxWordsOf, type MessageTexts } from './message-texts.ts';
import styles from './messages.module.css';
import { Portrait } from './messages-screen.tsx';
import { loginHereHref } from '../site/login-here.ts';

export interface ConversationProps {
  readonly conversation: OpenConversation;
  readonly texts: MessageTexts;
}

/** A couple and a vendor, in their own words. */
export function ConversationScreen({ conversation: initial, texts }: ConversationProps) {
  const { href, language } = useSite();
  const words = useMemo(() => inboxWordsOf(texts, language), [texts, language]);
  const { thread, state } = useThread(initial.id, initial);
  const conversation = state.conversation ?? initial;
  useEffect(() => {
    // What is typed is kept for the account; each action tells its own failure.
    ensureSession().catch(() => undefined);
    return onSessionOver(() => location.assign(href(loginHereHref())));
  }, [href]);
  return (
    <Frame hasSearch={false}>
      <InboxWordsContext value={words}>
        <div className={styles['talk']}>
          <Head conversation={conversation} texts={texts} thread={thread} />
          <ConversationPane
            side="couple"
            conversation={conversation}
            thread={thread}
            state={state}
            placeOf={(kind, reference) => {
              if (kind === 'meeting') return href(coupleMeetings);
              return kind === 'quotation' ? href(quotationHref(reference)) : null;
            }}
          />
        </div>
      </InboxWordsContext>
    </Frame>
  );
}

function Head({ conversation, texts, thread }: ConversationProps & { readonly thread: Thread }) {
  const { href } = useSite();
  const { t } = useWords();
  const words = aroundOf(texts);
  const { other, folder } = conversation;
  const [isReporting, setReporting] = useState(false);
  const archive = async () => {
    await call(moveConversation, { params: { id: conversation.id }, body: { folder: 'archive' } });
    await thread.refresh();
  };
  return (
    <header className={styles['head']}>
      <a className={styles['back']} href={href(coupleMessages)} aria-label={t('back')}>
        <Sign of="back" size={24} />
      </a>
      <Portrait other={other} />
      <div className={styles['who']}>
        <h1>{other.name}</h1>
        {other.slug !== null && (
          <a className="lone-link" href={href(profileHref(other.slug))}>
            {words('profile')}
          </a>
        )}
      </div>
      {folder === 'inbox' && (
        <div className={styles['tools']}>
          <button type="button" title={t('archive')} onClick={() => void archive().catch(notifyFailure)}>
            <Sign of="archive" />
            <span>{t('archive')}</span>
          </button>
          <button type="button" title={t('spam')} onClick={() => setReporting(true)}>
            <Sign of="flag" />
            <span>{t('spam')}</span>
          </button>
        </div>
      )}
      {isReporting && (
        <SpamDialog
          conversationId={conversation.id}
          onClose={() => setReporting(false)}
          onDone={() => {
            setReporting(false);
            void thread.refresh();
          }}
        />
      )}
    </header>
  );
}
