import { useRef, useState } from 'react';
import { attachFile, type MessageFile } from '../../../contract/conversations.ts';
import { messageRules } from '../../../core/conversations/message.ts';
import { attachmentTypes, checkFileSize } from '../../../core/files/rules.ts';
import { ApiError, wordsOf } from '../../base/calls/call.ts';
import { upload } from '../../base/calls/upload.ts';
import { shrink } from '../pictures/shrink.ts';
import { useWords } from './words.tsx';
import { newId } from '../../base/calls/new-id.ts';

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** How much of it has been sent, 0 to 1. */
  readonly share: number;
  /** Why it is not taken. */
  readonly refusal: string | null;
  /** It did not arrive, and may the next time. */
  readonly isFailed: boolean;
}

/** Files on their way into a message that is being written: one after the other, so that they arrive as they were chosen. */
export function useAttachments(conversationId: string, count: number, onAttached: (file: MessageFile) => void) {
  const { t } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [arrivedAs] = useState(() => new Map<string, string>());
  const aborts = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => {
    aborts.current.get(key)?.abort();
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  async function send(key: string, chosen: File, { signal }: AbortController): Promise<void> {
    try {
      const file = await fitting(chosen);
      const size = checkFileSize(file.size);
      if (!size.ok) return change(key, { refusal: t('fileTooLarge') });
      if (signal.aborted) return;
      const onProgress = (share: number) => change(key, { share });
      const { data } = await upload(attachFile, { params: { id: conversationId }, file, signal, onProgress });
      arrivedAs.set(data.id, key);
      drop(key);
      onAttached(data);
    } catch (failure) {
      if (signal.aborted) return;
      change(key, { refusal: wordsOf(failure), isFailed: isWorthAnother(failure) });
    } finally {
      aborts.current.delete(key);
    }
  }
  const queue = (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    last.current = last.current.then(() => send(key, file, abort));
  };
  const add = (files: readonly File[]) => {
    let room = messageRules.filesMax - count - uploads.filter(isUnderWay).length;
    const chosen = files.map((file): Upload => {
      const wrong = refusalOf(file);
      const refusal = wrong !== null ? t(wrong) : room <= 0 ? t('tooManyFiles', { n: messageRules.filesMax }) : null;
      if (refusal === null) room--;
      return { key: newId(), file, share: 0, refusal, isFailed: false };
    });
    setUploads((before) => [...before, ...chosen]);
    for (const { key, file, refusal } of chosen) if (refusal === null) queue(key, file);
  };
  const retry = ({ key, file }: Upload) => {
    change(key, { refusal: null, isFailed: false, share: 0 });
    queue(key, file);
  };
  /** The line of a file in what is shown: the one it had on its way. */
  const lineOf = ({ id }: MessageFile): string => arrivedAs.get(id) ?? id;
  return { uploads, lineOf, add, drop, retry, isUnderWay: uploads.some(isUnderWay) };
}

const isUnderWay = ({ refusal }: Upload): boolean => refusal === null;

/** What is known of a file before it is read: the server would refuse it too. Large pictures are made smaller first. */
function refusalOf(file: File): 'fileEmpty' | 'fileType' | 'fileTooLarge' | null {
  if (!attachmentTypes.some((type) => type === file.type)) return 'fileType';
  const size = checkFileSize(file.size);
  if (size.ok || (isPicture(file) && file.size > 0)) return null;
  return file.size === 0 ? 'fileEmpty' : 'fileTooLarge';
}

const isPicture = ({ type }: File): boolean => type !== 'application/pdf';

/** The file itself where it may be sent as it is, else a smaller copy of the picture. */
const fitting = async (file: File): Promise<File> => (checkFileSize(file.size).ok || !isPicture(file) ? file : (await shrink(file)).file);

/** The network, or a server that could not just now; a rule would say no again. */
const isWorthAnother = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500 || failure.status === 429;
