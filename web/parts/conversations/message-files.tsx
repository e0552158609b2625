import { onApi } from '../../base/calls/api-address.ts';
import { useState } from 'react';
import { type MessageFile, openMessageFile } from '../../../contract/conversations.ts';
import { addressOf } from '../../base/calls/call.ts';
import { Button, buttonLooks } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './message.module.css';
import { Sign } from './signs.tsx';
import { useWords } from './words.tsx';

const addressOfFile = (conversationId: string, file: string): string =>
  onApi(addressOf(openMessageFile.path, { id: conversationId, file }));
const isImage = ({ media_type: type }: MessageFile): boolean => type !== 'application/pdf';

interface Props {
  readonly conversationId: string;
  readonly files: readonly MessageFile[];
}

/** Files of a message: images as thumbnails, documents as links; each can be opened. */
export function MessageFiles({ conversationId, files }: Props) {
  const { t } = useWords();
  const [shown, setShown] = useState<MessageFile | null>(null);
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.id}>
          {isImage(file) ? (
            <button
              type="button"
              className={styles['picture']}
              aria-label={t('openFile', { name: file.name })}
              onClick={() => setShown(file)}
            >
              <img
                src={addressOfFile(conversationId, file.id)}
                alt=""
                loading="lazy"
                decoding="async"
                {...(file.width !== null && file.height !== null && { width: file.width, height: file.height })}
              />
            </button>
          ) : (
            <a className={styles['paper']} href={addressOfFile(conversationId, file.id)} download={file.name}>
              <Sign of="pdf" size={28} />
              <span>
                <strong>{file.name}</strong> {file.pages !== null && <small>{t('pages', { count: file.pages, n: file.pages })}</small>}
              </span>
            </a>
          )}
        </li>
      ))}
      {shown !== null && <Picture conversationId={conversationId} file={shown} onClose={() => setShown(null)} />}
    </ul>
  );
}

function Picture({
  conversationId,
  file,
  onClose,
}: {
  readonly conversationId: string;
  readonly file: MessageFile;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const address = addressOfFile(conversationId, file.id);
  return (
    <Dialog
      title={file.name}
      onClose={onClose}
      actions={
        <>
          <a {...buttonLooks('default')} href={address} download={file.name}>
            {t('saveFile')}
          </a>
          <Button onClick={onClose}>{t('closeFile')}</Button>
        </>
      }
    >
      <img
        className={styles['large']}
        src={address}
        alt={file.name}
        {...(file.width !== null && file.height !== null && { width: file.width, height: file.height })}
      />
    </Dialog>
  );
}
