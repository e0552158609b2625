import type { ReactNode } from 'react';
import { moveConversation, type OpenConversation } from '../../../contract/conversations.ts';
import { call } from '../../base/calls/browser-call.ts';
import { notifyFailure } from '../../base/client-state.ts';
import { Composer } from './composer.tsx';
import type { MessageLineProps } from './message-line.tsx';
import styles from './pane.module.css';
import type { Side } from './side.ts';
import { Sign } from './signs.tsx';
import type { Thread, ThreadState } from './thread.ts';
import { ThreadView } from './thread-view.tsx';
import { useWaiting } from './use-waiting.ts';
import { useWords } from './words.tsx';
import { useWrittenDraft, type Draft } from './written-draft.ts';
import { newId } from '../../base/calls/new-id.ts';
import { useMay } from '../../base/team.ts';

interface PaneProps {
  readonly side: Side;
  readonly conversation: OpenConversation;
  readonly thread: Thread;
  readonly state: ThreadState;
  readonly placeOf: MessageLineProps['placeOf'];
  /** What only one of the two has beside the field; `put` sets words into it. */
  readonly tools?: (put: (text: string) => void) => ReactNode;
}

/** What was said, and where one continues. */
export function ConversationPane({ side, conversation, thread, state, placeOf, tools }: PaneProps) {
  const { id } = conversation;
  const { waiting, messages } = useWaiting(id);
  const [draft, changeDraft] = useWrittenDraft(id);
  const writes = useMay('clients');
  const send = ({ text, files }: Draft) => {
    waiting?.add({ id: newId(), conversationId: id, text, files, writtenAt: Date.now() });
    if (waiting !== null) changeDraft(() => ({ text: '', files: [] }));
  };
  const takeBack = (messageId: string) => {
    const back = waiting?.takeBack(messageId);
    if (back)
      changeDraft(({ text, files }) => ({ text: text === '' ? back.text : `${back.text}\n${text}`, files: [...back.files, ...files] }));
  };
  const put = (text: string) => changeDraft((before) => ({ ...before, text: before.text === '' ? text : `${before.text}\n${text}` }));
  return (
    <div className={styles['pane']}>
      <ThreadView
        conversation={conversation}
        state={state}
        side={side}
        waiting={messages}
        placeOf={placeOf}
        onEarlier={thread.loadEarlier}
        onRead={thread.refresh}
        onTryAgain={(messageId) => waiting?.tryAgain(messageId)}
        onTakeBack={takeBack}
      />
      <Keeping conversation={conversation} onMoved={() => void thread.refresh()} />
      {conversation.status === 'open' && !writes ? null : conversation.status === 'open' ? (
        <Composer conversationId={id} draft={draft} onChange={changeDraft} onSend={send} tools={tools?.(put)} />
      ) : (
        <Closed side={side} state={conversation.status} />
      )}
    </div>
  );
}

/** Why nothing can be written. */
function Closed({ side, state }: { readonly side: Side; readonly state: Exclude<OpenConversation['status'], 'open'> }) {
  const { t } = useWords();
  return (
    <output className={styles['closed']}>
      <Sign of="warn" />
      {t(state === 'vendor_away' && side === 'vendor' ? 'state.vendor_away_self' : `state.${state}`)}
    </output>
  );
}

/** Says that a conversation lies elsewhere than in the inbox, and brings it back. */
function Keeping({ conversation, onMoved }: { readonly conversation: OpenConversation; readonly onMoved: () => void }) {
  const { t } = useWords();
  const { folder, report } = conversation;
  const writes = useMay('clients');
  // One that is closed as spam says so itself.
  if (folder === 'inbox' || (folder === 'spam' && report === 'agreed')) return null;
  const back = async () => {
    await call(moveConversation, { params: { id: conversation.id }, body: { folder: 'inbox' } });
    onMoved();
  };
  return (
    <p className={styles['elsewhere']}>
      <span>{t(folder === 'archive' ? 'inArchive' : report === 'refused' ? 'inSpamKept' : 'inSpam')}</span>
      {writes && (
        <button type="button" onClick={() => void back().catch(notifyFailure)}>
          {t(folder === 'spam' ? 'notSpam' : 'unarchive')}
        </button>
      )}
    </p>
  );
}
