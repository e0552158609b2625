import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message, OpenConversation } from '../../../contract/conversations.ts';
import { addDays, businessDayOf } from '../../../core/time.ts';
import { dateTime, longDate } from '../../../texts/format.ts';
import type { ApiError } from '../../base/calls/call.ts';
import { takeLostFocus } from '../../base/take-lost-focus.ts';
import { useToday } from '../../base/today.ts';
import type { Side } from './side.ts';
import { MessageLine, type MessageLineProps, WaitingLine } from './message-line.tsx';
import { Sign } from './signs.tsx';
import type { ThreadState } from './thread.ts';
import styles from './thread.module.css';
import { useIsOffline } from './use-waiting.ts';
import type { WaitingMessage } from './waiting.ts';
import { useWords } from './words.tsx';

interface ThreadViewProps {
  readonly conversation: OpenConversation;
  readonly state: ThreadState;
  readonly side: Side;
  readonly waiting: readonly WaitingMessage[];
  readonly placeOf: MessageLineProps['placeOf'];
  readonly onEarlier: () => Promise<void>;
  /** Reads it again, after that failed. */
  readonly onRead: () => Promise<void>;
  readonly onTryAgain: (id: string) => void;
  readonly onTakeBack: (id: string) => void;
}

/** Everything said, day by day, the newest last and in sight. */
export function ThreadView(props: ThreadViewProps) {
  const { conversation, state, side, waiting, placeOf, onTryAgain, onTakeBack } = props;
  const { messages, failure } = state;
  const { t } = useWords();
  const isOffline = useIsOffline();
  const scroller = useRef<HTMLDivElement>(null);
  useStayAtEnd(scroller, messages.at(-1)?.id, waiting.length);
  const waitingOnes = waiting.filter(({ id }) => messages.every((message) => message.id !== id));
  const lastMine = messages.findLast(({ author }) => author === side)?.id;
  const authorOf = ({ author, written_by: colleague }: Message): string =>
    author === 'house' ? t('house') : author === side ? (colleague ?? t('you')) : conversation.other.name;
  return (
    // A log is read out as it grows, and scrolled by the keyboard.
    <div ref={scroller} className={styles['scroller']} role="log" aria-label={t('conversation')}>
      {failure !== null && messages.length === 0 && <Unread scroller={scroller} failure={failure} onRead={props.onRead} />}
      {state.hasEarlier && <Earlier scroller={scroller} onEarlier={props.onEarlier} />}
      <ol className={styles['messages']}>
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            <DayBetween before={messages[index - 1]} message={message} />
            <MessageLine
              conversationId={conversation.id}
              message={message}
              isMine={message.author === side}
              author={authorOf(message)}
              placeOf={placeOf}
              mark={message.id === lastMine && <Mark message={message} conversation={conversation} />}
            />
          </Fragment>
        ))}
        {waitingOnes.map((message) => (
          <WaitingLine
            key={message.id}
            message={message}
            isOffline={isOffline}
            onTryAgain={() => onTryAgain(message.id)}
            onTakeBack={() => onTakeBack(message.id)}
          />
        ))}
      </ol>
    </div>
  );
}

function DayBetween({ before, message }: { readonly before: Message | undefined; readonly message: Message }) {
  const { t, language } = useWords();
  const today = useToday();
  const day = businessDayOf(Date.parse(message.sent_at));
  if (before !== undefined && businessDayOf(Date.parse(before.sent_at)) === day) return null;
  const words = day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : longDate(day, language);
  return (
    <li className={styles['day']}>
      <span>{words}</span>
    </li>
  );
}

/** Whether the other has seen one's last words, and when. */
function Mark({ message, conversation }: { readonly message: Message; readonly conversation: OpenConversation }) {
  const { t, language } = useWords();
  const { other_read_number: readNumber, other_read_at: readAt } = conversation;
  const isRead = readAt !== null && readNumber >= message.number;
  return (
    <span className={styles['mark']} data-read={isRead}>
      <Sign of={isRead ? 'twice' : 'once'} size={16} />
      {isRead ? t('read', { when: dateTime(readAt, language) }) : t('delivered')}
    </span>
  );
}

interface UnreadProps {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly failure: ApiError;
  readonly onRead: () => Promise<void>;
}

/** Why nothing that was said is shown. */
function Unread({ scroller, failure, onRead }: UnreadProps) {
  const { t } = useWords();
  return (
    <div className={styles['unread']} role="alert">
      <p>{failure.message}</p>
      <button type="button" className={styles['earlier']} onClick={() => void onRead().then(() => takeLostFocus(scroller.current))}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

function Earlier({
  scroller,
  onEarlier,
}: {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly onEarlier: () => Promise<void>;
}) {
  const { t } = useWords();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    const before = scroller.current?.scrollHeight ?? 0;
    setLoading(true);
    setFailed(false);
    try {
      await onEarlier();
      // What one was reading stays where it was; the thread is a store of its own, whose changes are rendered at once.
      requestAnimationFrame(() => {
        scroller.current?.scrollBy({ top: scroller.current.scrollHeight - before, behavior: 'instant' });
        // When there is nothing earlier, the button is gone.
        takeLostFocus(scroller.current);
      });
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  return (
    <button
      type="button"
      className={styles['earlier']}
      aria-disabled={isLoading}
      aria-busy={isLoading}
      onClick={() => !isLoading && void load()}
    >
      {t(hasFailed ? 'earlierFailed' : 'earlier')}
    </button>
  );
}

/** Anyone who reads at the end stays there when something is added; anyone who reads further up is left alone. */
function useStayAtEnd(scroller: React.RefObject<HTMLDivElement | null>, last: string | undefined, waiting: number): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    const look = () => {
      if (element !== null) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 120;
    };
    // What scrolls is scrolled by the keyboard, too.
    element?.setAttribute('tabindex', '0');
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null && (isAtEnd.current || waiting > 0)) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  }, [scroller, last, waiting]);
}
