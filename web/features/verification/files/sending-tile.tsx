import { IconAlertTriangle, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { useFormat } from '../../../base/format.ts';
import { useRefusalText } from '../../../base/refusal-texts.ts';
import { useTexts } from '../../../base/texts.ts';
import { agreementTexts } from '../texts.ts';
import type { Sending, SendingStatus, Uploads } from '../uploads.ts';
import { useFileSize } from './file-facts.tsx';
import classes from './files.module.css';
import { wordsOf } from '../../../base/calls/call.ts';

/** A file on its way, or one that did not arrive and why. */
export function SendingTile({ sending, uploads }: { readonly sending: Sending; readonly uploads: Uploads }) {
  const t = useTexts(agreementTexts);
  const size = useFileSize();
  const message = useMessage(sending.status);
  const { id, file, status } = sending;
  const share = status.kind === 'sending' ? status.share : 0;
  const words = useStatusWords(status);
  const called = (action: string) => t('of', { action, file: file.name });
  return (
    <li className={classes['tile']} data-wrong={message !== null}>
      <span className={classes['thumbnail']}>
        {message === null ? <IconFile aria-hidden size={24} stroke={1.5} /> : <IconAlertTriangle aria-hidden size={24} stroke={1.5} />}
      </span>
      <div className={classes['facts']}>
        <strong>{file.name}</strong>
        {message === null ? (
          <>
            <progress aria-label={called(words)} value={share} max={1} />
            <small>
              {words} · {size(file.size)}
            </small>
          </>
        ) : (
          <span role="alert" className={classes['error']}>
            {message}
          </span>
        )}
      </div>
      <div className={classes['actions']}>
        {status.kind === 'failed' && (
          <button type="button" aria-label={called(t('fileRetry'))} title={t('fileRetry')} onClick={() => uploads.retry(id)}>
            <IconRefresh aria-hidden size={18} stroke={1.75} />
          </button>
        )}
        <button
          type="button"
          aria-label={called(t(message === null ? 'fileCancel' : 'fileDismiss'))}
          title={t(message === null ? 'fileCancel' : 'fileDismiss')}
          onClick={() => uploads.dismiss(id)}
        >
          <IconX aria-hidden size={18} stroke={1.75} />
        </button>
      </div>
    </li>
  );
}

function useMessage(status: SendingStatus): string | null {
  const refusal = useRefusalText();
  if (status.kind === 'refused') return refusal(status.refusal);
  return status.kind === 'failed' ? wordsOf(status.failure) : null;
}

function useStatusWords(status: SendingStatus): string {
  const t = useTexts(agreementTexts);
  const format = useFormat();
  if (status.kind !== 'sending') return t('fileWaiting');
  return status.share < 1 ? t('fileSending', { percent: `${format.count(Math.floor(status.share * 100))}%` }) : t('fileChecking');
}
