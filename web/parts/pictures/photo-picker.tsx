import { IconAlertTriangle, IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureRules, pictureTypes } from '../../../core/pictures/rules.ts';
import { useFormat } from '../../base/format.ts';
import { useRefusalText } from '../../base/refusal-texts.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './photo-picker.module.css';
import type { PictureUploads, Sending, SendingStatus } from './picture-uploads.ts';
import { picturesTexts } from './texts.ts';
import { wordsOf } from '../../base/calls/call.ts';

type PhotoPickerProps = {
  readonly uploads: PictureUploads;
  readonly sendings: readonly Sending[];
  /** How many photos there are already, and how many there may be. */
  readonly count: number;
  readonly maximum: number;
  /** Names the field for people who listen, as "Photos of the product"; else "Add photos". */
  readonly label?: string;
  /** A place to drop things, or as small as a button where there is a photo already. */
  readonly look?: 'zone' | 'button';
};

/** Where photos are chosen, dropped or pasted, several at once, and what becomes of each on its way. */
export function PhotoPicker({ uploads, sendings, count, maximum, label, look = 'zone' }: PhotoPickerProps) {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const room = maximum - count;
  const add = (files: readonly File[]) => {
    if (files.length > 0) uploads.add(maximum === 1 ? files.slice(0, 1) : files, Math.max(room, maximum === 1 ? 1 : 0), maximum);
  };
  const input = useRef<HTMLInputElement>(null);
  usePaste(add, input, room > 0 && maximum > 1);
  const isFull = room <= 0 && maximum > 1;
  return (
    <div className={classes['picker']}>
      {isFull ? (
        <p className={classes['full']}>{t('full', { maximum: format.count(maximum) })}</p>
      ) : (
        <div className={classes[look]} data-over={isOver}>
          {/* Lies unseen over what looks like it, so that a press and a drop are the browser's own. */}
          <input
            ref={input}
            type="file"
            className={classes['input']}
            title=""
            aria-label={label ?? t(maximum === 1 ? 'addOne' : 'add')}
            accept={pictureTypes.join()}
            multiple={maximum > 1}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              // The same photo may be chosen again.
              currentTarget.value = '';
              add(chosen);
            }}
          />
          {look === 'button' ? (
            <strong aria-hidden>{label ?? t('add')}</strong>
          ) : (
            <>
              <IconPhotoPlus aria-hidden size={28} stroke={1.5} />
              <span aria-hidden>
                <strong>{t(maximum === 1 ? 'addOne' : 'add')}</strong> {maximum > 1 && <span className={classes['drop']}>{t('drop')}</span>}
                <small>{t('rules', { minimum: format.count(pictureRules.sidePixelsMin) })}</small>
              </span>
            </>
          )}
        </div>
      )}
      {sendings.length > 0 && (
        <ul className={classes['sendings']}>
          {sendings.map((sending) => (
            <SendingLine key={sending.id} sending={sending} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pictures in the clipboard are taken wherever on the page one pastes, but not while something is typed, nor where none can be chosen. */
function usePaste(add: (files: readonly File[]) => void, input: RefObject<HTMLInputElement | null>, isOpen: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input:not([type="file"]), textarea');
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (isTyping || files.length === 0 || input.current?.matches(':disabled') === true) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const paste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOpen]);
}

function SendingLine({ sending, uploads }: { readonly sending: Sending; readonly uploads: PictureUploads }) {
  const t = useTexts(picturesTexts);
  const message = useMessage(sending.status);
  const words = useStatusWords(sending.status);
  const { id, file, preview, status } = sending;
  const called = (action: string) => t('of', { action, file: file.name });
  const away = t(message === null ? 'cancel' : 'dismiss');
  return (
    <li className={classes['sending']} data-wrong={message !== null}>
      <span className={classes['preview']}>
        {preview === '' ? (
          message !== null && <IconAlertTriangle aria-hidden size={22} stroke={1.5} />
        ) : (
          <img src={preview} alt="" width={56} height={56} />
        )}
      </span>
      <span className={classes['facts']}>
        <strong>{file.name}</strong>
        {message === null ? (
          <>
            <progress
              aria-label={called(words)}
              max={1}
              {...(status.kind === 'sending' && status.share < 1 ? { value: status.share } : status.kind === 'waiting' && { value: 0 })}
            />
            <small>{words}</small>
          </>
        ) : (
          <span role="alert" className={classes['error']}>
            {message}
          </span>
        )}
      </span>
      <span className={classes['actions']}>
        {status.kind === 'failed' && (
          <button type="button" aria-label={called(t('retry'))} title={t('retry')} onClick={() => uploads.retry(id)}>
            <IconRefresh aria-hidden size={20} stroke={1.75} />
          </button>
        )}
        <button type="button" aria-label={called(away)} title={away} onClick={() => uploads.dismiss(id)}>
          <IconX aria-hidden size={20} stroke={1.75} />
        </button>
      </span>
    </li>
  );
}

function useMessage(status: SendingStatus): string | null {
  const refusal = useRefusalText();
  if (status.kind === 'refused') return refusal(status.refusal);
  return status.kind === 'failed' ? wordsOf(status.failure) : null;
}

function useStatusWords(status: SendingStatus): string {
  const t = useTexts(picturesTexts);
  const format = useFormat();
  if (status.kind === 'preparing') return t('preparing');
  if (status.kind !== 'sending') return t('waiting');
  return status.share < 1 ? t('sending', { percent: `${format.count(Math.floor(status.share * 100))}%` }) : t('making');
}
