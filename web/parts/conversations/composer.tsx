import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { MessageFile } from '../../../contract/conversations.ts';
import { checkMessage, messageRules } from '../../../core/conversations/message.ts';
import { attachmentTypes } from '../../../core/files/rules.ts';
import { lengthOf } from '../../../core/text.ts';
import { count, percent } from '../../../texts/format.ts';
import styles from './composer.module.css';
import { Sign } from './signs.tsx';
import { type Upload, useAttachments } from './use-attachments.ts';
import { useIsOffline } from './use-waiting.ts';
import { useWords } from './words.tsx';
import type { Draft } from './written-draft.ts';

interface ComposerProps {
  readonly conversationId: string;
  readonly draft: Draft;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
  readonly onSend: (draft: Draft) => void;
  /** Beside the way to add a file: what only one of the two has. */
  readonly tools?: ReactNode;
}

/** From here on the writer is told how much room is left. */
const tellFrom = messageRules.lengthMax - 200;

/** Where one writes. What is here is kept until it is sent. */
export function Composer({ conversationId, draft, onChange, onSend, tools }: ComposerProps) {
  const { t } = useWords();
  const isOffline = useIsOffline();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { uploads, lineOf, add, drop, retry, isUnderWay } = useAttachments(conversationId, draft.files.length, (file) =>
    onChange((before) => ({ ...before, files: [...before.files, file] })),
  );
  const used = lengthOf(draft.text);
  const isOver = used > messageRules.lengthMax;
  const send = () => {
    if (isUnderWay || !checkMessage(draft.text, draft.files.length).ok) return field.current?.focus();
    onSend(draft);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  // Phones have no Shift: there Enter starts a new line, and the button sends.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles['composer']} onSubmit={submit}>
      {isOffline && (
        <output className={styles['offline']}>
          <Sign of="clock" size={18} />
          {t('offline')}
        </output>
      )}
      <Attached
        files={draft.files}
        uploads={uploads}
        lineOf={lineOf}
        onDrop={drop}
        onRetry={retry}
        onRemove={(file) => onChange((before) => without(before, file))}
      />
      <div className={styles['row']}>
        <AttachButton onChoose={add} />
        {tools}
        <div className={styles['field']} data-text={`${draft.text}\n`}>
          <label className="for-screen-readers" htmlFor={id}>
            {t('message')}
          </label>
          <textarea
            ref={field}
            id={id}
            name="message"
            rows={1}
            placeholder={t('messageHint')}
            value={draft.text}
            aria-invalid={isOver}
            aria-describedby={`${id}-room`}
            aria-keyshortcuts="Enter"
            onKeyDown={onKey}
            onChange={({ currentTarget: { value } }) => onChange((before) => ({ ...before, text: value }))}
          />
        </div>
        <button type="submit" className={styles['send']} aria-label={t('send')} title={t('sendKeys')}>
          <Sign of="send" size={22} />
        </button>
      </div>
      <p id={`${id}-room`} className={styles['room']} data-over={isOver}>
        <Room used={used} />
      </p>
    </form>
  );
}

const without = (draft: Draft, file: MessageFile): Draft => ({ ...draft, files: draft.files.filter(({ id }) => id !== file.id) });

function Room({ used }: { readonly used: number }) {
  const { t, language } = useWords();
  if (used < tellFrom) return null;
  const left = messageRules.lengthMax - used;
  return left < 0 ? t('over', { count: -left, n: count(-left, language) }) : t('left', { count: left, n: count(left, language) });
}

function AttachButton({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const { t } = useWords();
  return (
    <label className={styles['tool']} title={t('fileRules', { n: messageRules.filesMax })}>
      <input
        type="file"
        className="for-screen-readers"
        aria-label={t('attach')}
        accept={attachmentTypes.join()}
        multiple
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Sign of="clip" size={22} />
    </label>
  );
}

interface AttachedProps {
  readonly files: readonly MessageFile[];
  readonly uploads: readonly Upload[];
  readonly lineOf: (file: MessageFile) => string;
  readonly onDrop: (key: string) => void;
  readonly onRetry: (upload: Upload) => void;
  readonly onRemove: (file: MessageFile) => void;
}

/** What goes with the message: files that are there, on their way, or not taken. A file that arrives stays the line it was: what is pressed on it just then counts. */
function Attached({ files, uploads, lineOf, onDrop, onRetry, onRemove }: AttachedProps) {
  const { t, language } = useWords();
  if (files.length === 0 && uploads.length === 0) return null;
  const progress = ({ file: { name }, share }: Upload) => (
    <progress value={share} aria-label={t('attaching', { name, share: percent(share, language) })} />
  );
  const lines = [
    ...files.map((file) => {
      const mark = <Sign of={file.media_type === 'application/pdf' ? 'pdf' : 'paper'} />;
      return <Line key={lineOf(file)} name={file.name} mark={mark} onRemove={() => onRemove(file)} />;
    }),
    ...uploads.map((upload) => (
      <Line
        key={upload.key}
        name={upload.file.name}
        mark={upload.refusal === null ? progress(upload) : <Sign of="warn" />}
        refusal={upload.refusal}
        onRetry={upload.isFailed && (() => onRetry(upload))}
        onRemove={() => onDrop(upload.key)}
      />
    )),
  ];
  return (
    <ul className={styles['attached']} aria-label={t('files')}>
      {lines}
    </ul>
  );
}

interface LineProps {
  readonly name: string;
  readonly mark: ReactNode;
  readonly refusal?: string | null;
  readonly onRetry?: (() => void) | false;
  readonly onRemove: () => void;
}

function Line({ name, mark, refusal = null, onRetry = false, onRemove }: LineProps) {
  const { t } = useWords();
  return (
    <li data-refused={refusal !== null}>
      {mark}
      <span className={styles['name']}>
        {name}
        {refusal !== null && <em role="alert">{refusal}</em>}
      </span>
      {onRetry !== false && (
        <button type="button" className={styles['retry']} onClick={onRetry}>
          {t('tryAgain')}
        </button>
      )}
      <button type="button" className={styles['remove']} aria-label={t('removeFile', { name })} onClick={onRemove}>
        <Sign of="close" size={16} />
      </button>
    </li>
  );
}
