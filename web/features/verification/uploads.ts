// Uploads files one after the other. The queue is kept outside the page, so that signing in again does not lose it.
import type { AgreementFile } from '../../../contract/verification-shapes.ts';
import type { Refusal } from '../../../core/outcome.ts';
import { checkFileSize, claimedType, type FileCode } from '../../../core/files/rules.ts';
import { type DocumentKind, sheetsMax } from '../../../core/verification/form.ts';
import { createState } from '../../base/state.ts';

type UploadRefusal = Refusal<FileCode | 'verification.too_many_sheets'>;
export type SendingStatus =
  | { readonly kind: 'waiting' }
  /** `share` 1: all of it is there, and is being checked. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly refusal: UploadRefusal }
  | { readonly kind: 'failed'; readonly failure: unknown };
export type Sending = {
  readonly id: string;
  readonly document: DocumentKind;
  readonly file: File;
  readonly replaces: string | undefined;
  readonly status: SendingStatus;
};

/** Not there yet, and nothing wrong with it. */
export const isUnderWay = ({ status }: Sending): boolean => status.kind === 'waiting' || status.kind === 'sending';

type SendFile = (
  sending: Pick<Sending, 'document' | 'file' | 'replaces'>,
  way: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<AgreementFile>;
type Wiring = { readonly send: SendFile; readonly isSessionOver: (failure: unknown) => boolean };

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ send, isSessionOver }: Wiring) {
  const { get, set, subscribe } = createState<readonly Sending[]>([]);
  let stop: (() => void) | null = null;
  let nextId = 1;
  const drop = (id: string) => set(get().filter((sending) => sending.id !== id));
  const stand = (id: string, status: SendingStatus) => set(get().map((sending) => (sending.id === id ? { ...sending, status } : sending)));

  async function run(): Promise<void> {
    const next = get().find(({ status }) => status.kind === 'waiting');
    if (stop !== null || next === undefined) return;
    const controller = new AbortController();
    stop = () => controller.abort();
    stand(next.id, { kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => stand(next.id, { kind: 'sending', share });
      await send(next, { onProgress, signal: controller.signal });
      drop(next.id);
    } catch (failure) {
      if (controller.signal.aborted) drop(next.id);
      else if (isSessionOver(failure)) {
        stand(next.id, { kind: 'waiting' });
        return;
      } else stand(next.id, { kind: 'failed', failure });
    } finally {
      stop = null;
    }
    await run();
  }

  const judged = (document: DocumentKind, file: File, isRoom: boolean): SendingStatus => {
    if (!isRoom) return { kind: 'refused', refusal: { code: 'verification.too_many_sheets', params: { maximum: sheetsMax(document) } } };
    const [size, type] = [checkFileSize(file.size), claimedType(file.name, file.type)];
    const wrong = !size.ok ? size : !type.ok ? type : null;
    return wrong === null ? { kind: 'waiting' } : { kind: 'refused', refusal: wrong.refusals[0] };
  };

  return {
    get,
    subscribe,
    /** `attached`: how many files the document has. What cannot be sent is said beside it at once. */
    add(document: DocumentKind, files: readonly File[], attached: number, replaces?: string): void {
      const kept = get().filter((sending) => sending.document !== document || isUnderWay(sending));
      const room = sheetsMax(document) - attached - kept.filter((sending) => sending.document === document && !sending.replaces).length;
      const added = files.map((file, index) => ({
        id: `upload-${nextId++}`,
        document,
        file,
        replaces,
        status: judged(document, file, replaces !== undefined || index < room),
      }));
      set([...kept, ...added]);
      void run();
    },
    retry(id: string): void {
      stand(id, { kind: 'waiting' });
      void run();
    },
    /** Gives a file up, also while it is being sent. */
    dismiss(id: string): void {
      if (get().find((sending) => sending.id === id)?.status.kind === 'sending') stop?.();
      else drop(id);
    },
    /** Continues after the session was renewed. */
    resume: () => void run(),
    clear(): void {
      stop?.();
      set([]);
    },
  };
}
