import { useRef, useState } from 'react';
import { attachFile, type MessageFile } from '../../../contract/conversations.ts';
import { messageRules } from '../../../core/conversations/message.ts';
import { checkFileSize, mediaTypes } from '../../../core/files/rules.ts';
import { ApiError } from '../../base/calls/call.ts';
import { upload } from '../../base/calls/upload.ts';
import { useWords } from './words.tsx';
import { newId } from '../../base/calls/new-id.ts';

export interface Upload {
  readonly key: string;
  readonly name: string;
  /** How much of it has been sent, 0 to 1. */
  readonly share: number;
  /** Why it is not taken. */
  readonly refusal: string | null;
}

/** Files on their way into a message that is being written. */
export function useAttachments(conversationId: string, count: number, onAttached: (file: MessageFile) => void) {
  const { t, language } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => {
    aborts.current.get(key)?.abort();
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  /** What the server would refuse, said before anything is sent. */
  const refusalOf = (file: File, place: number): string | null => {
    if (place > messageRules.filesMax) return t('tooManyFiles', { n: messageRules.filesMax });
    const size = checkFileSize(file.size);
    if (!size.ok) return t(size.refusals[0].code === 'files.empty' ? 'fileEmpty' : 'fileTooLarge');
    return mediaTypes.some((type) => type === file.type) ? null : t('fileType');
  };
  async function send(key: string, file: File): Promise<void> {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      const { data } = await upload(attachFile, {
        params: { id: conversationId },
        file,
        signal: abort.signal,
        onProgress: (share) => change(key, { share }),
      });
      drop(key);
      onAttached(data);
    } catch (failure) {
      if (abort.signal.aborted) return;
      change(key, { refusal: failure instanceof ApiError && failure.message !== '' ? failure.message : t('unknownFailure') });
    } finally {
      aborts.current.delete(key);
    }
  }
  const add = (files: readonly File[]) => {
    const under = uploads.filter(({ refusal }) => refusal === null).length;
    const begun = files.map((file, index) => ({
      file,
      upload: { key: newId(), name: file.name, share: 0, refusal: refusalOf(file, count + under + index + 1) },
    }));
    setUploads((before) => [...before, ...begun.map((one) => one.upload)]);
    for (const { file, upload: one } of begun) if (one.refusal === null) void send(one.key, file);
  };
  return { uploads, add, drop, isUnderWay: uploads.some(({ refusal }) => refusal === null), language };
}
