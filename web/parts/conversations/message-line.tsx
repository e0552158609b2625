import type { ReactNode } from 'react';
import type { Message } from '../../../contract/conversations.ts';
import { date, money, time } from '../../../texts/format.ts';
import { LinkedText } from './linked-text.tsx';
import { MessageFiles } from './message-files.tsx';
import styles from './message.module.css';
import { Sign } from './signs.tsx';
import type { WaitingMessage } from './waiting.ts';
import { useWords } from './words.tsx';

export interface MessageLineProps {
  readonly conversationId: string;
  readonly message: Message;
  readonly isMine: boolean;
  /** Who wrote it, said to people who listen. */
  readonly author: string;
  /** Whether the other has read it; only the last of one's own says so. */
  readonly mark?: ReactNode;
  /** Where an inquiry, a quotation or a meeting is found. */
  readonly placeOf: (kind: Exclude<Message['kind'], 'text'>, reference: string) => string | null;
}

/** One thing said. */
export function MessageLine({ conversationId, message, isMine, author, mark, placeOf }: MessageLineProps) {
  const { t, language } = useWords();
  return (
    <li className={styles['line']} data-mine={isMine} data-house={message.author === 'house'}>
      <div className={styles['bubble']} data-kind={message.kind}>
        <span className="for-screen-readers">{author}: </span>
        <Facts message={message} />
        {message.kind !== 'text' && <Kind message={message} kind={message.kind} placeOf={placeOf} />}
        {message.text !== '' && (
          <p className={styles['text']}>
            <LinkedText text={message.text} />
          </p>
        )}
        {isErased(message) && (
          <p className={styles['text']}>
            <em>{t('erased')}</em>
          </p>
        )}
        <MessageFiles conversationId={conversationId} files={message.files} />
      </div>
      <p className={styles['when']}>
        {message.written_by !== null && <span>{message.written_by}</span>}
        <time dateTime={message.sent_at}>{time(message.sent_at, language)}</time>
        {mark}
      </p>
    </li>
  );
}

/** Anyone who said it has deleted the account; no one can send nothing. */
const isErased = ({ kind, text, files }: Message): boolean => kind === 'text' && text === '' && files.length === 0;

/** What the couple chose and named when it wrote from the profile, or from the page of a product. */
function Facts({ message: { subject, wedding_date: weddingDate, product } }: { readonly message: Message }) {
  const { t, language } = useWords();
  if (subject === null && product === null) return null;
  return (
    <p className={styles['facts']}>
      {product !== null ? (
        <span className={styles['product']}>
          {t('aboutProduct')} <strong>{product.title}</strong> · {money(product.price, language)}
        </span>
      ) : (
        subject !== null && <span>{t('about', { subject: t(`subject.${subject}`) })}</span>
      )}
      {weddingDate !== null && <span>{t('aboutWedding', { when: date(weddingDate, language) })}</span>}
    </p>
  );
}

function Kind({
  message,
  kind,
  placeOf,
}: Pick<MessageLineProps, 'message' | 'placeOf'> & { readonly kind: Exclude<Message['kind'], 'text'> }) {
  const { t } = useWords();
  const href = message.reference === null ? null : placeOf(kind, message.reference);
  return (
    <p className={styles['kind']}>
      <Sign of="paper" size={22} />
      <strong>{t(`kind.${kind}`)}</strong>
      {href !== null && <a href={href}>{t(`open.${kind}`)}</a>}
    </p>
  );
}

interface WaitingLineProps {
  readonly message: WaitingMessage;
  readonly isOffline: boolean;
  readonly onTryAgain: () => void;
  readonly onTakeBack: () => void;
}

/** One's own message that the server does not have yet. */
export function WaitingLine({ message, isOffline, onTryAgain, onTakeBack }: WaitingLineProps) {
  const { t } = useWords();
  const { refusal, isLate = false } = message;
  return (
    <li className={styles['line']} data-mine data-waiting>
      <div className={styles['bubble']}>
        <span className="for-screen-readers">{t('you')}: </span>
        {message.text !== '' && <p className={styles['text']}>{message.text}</p>}
        <MessageFiles conversationId={message.conversationId} files={message.files} />
      </div>
      {refusal === null ? (
        <p className={styles['when']} role={isLate ? 'status' : undefined}>
          <Sign of="clock" size={16} />
          {t(isOffline ? 'waiting' : isLate ? 'late' : 'sending')}
        </p>
      ) : (
        <p className={styles['refusal']} role="alert">
          <Sign of="warn" size={16} />
          <span>
            {t('notSent')}. {refusal}
          </span>
          <button type="button" onClick={onTryAgain}>
            {t('tryAgain')}
          </button>
          <button type="button" onClick={onTakeBack}>
            {t('takeBack')}
          </button>
        </p>
      )}
    </li>
  );
}
