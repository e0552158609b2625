// Uploads photos one after the other, so that they arrive in the order they were chosen. Independent of React.
import type { OwnPicture } from '../../../contract/pictures.ts';
import { checkFileSize, type FileCode } from '../../../core/files/rules.ts';
import type { Refusal } from '../../../core/outcome.ts';
import { claimedPicture } from '../../../core/pictures/rules.ts';
import type { Shrunk } from './shrink.ts';
import { newId } from '../../base/calls/new-id.ts';
import { createState } from '../../base/state.ts';

type PictureRefusal = Refusal<FileCode | 'pictures.type' | 'pictures.too_many'>;
export type SendingStatus =
  | { readonly kind: 'waiting' | 'preparing' }
  /** `share` 1: all of it is there, and is being made ready. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'refused'; readonly refusal: PictureRefusal }
  | { readonly kind: 'failed'; readonly failure: unknown };
export interface Sending {
  /** Also its idempotency key: tried again, it is the same picture. */
  readonly id: string;
  readonly file: File;
  readonly preview: string;
  readonly status: SendingStatus;
}
interface Way {
  readonly key: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}
interface Wiring {
  readonly shrink: (file: File) => Promise<Shrunk>;
  readonly send: (file: File, way: Way) => Promise<OwnPicture>;
  readonly isSessionOver: (failure: unknown) => boolean;
}
export type PictureUploads = ReturnType<typeof createPictureUploads>;

const isWrong = ({ status: { kind } }: Sending): boolean => kind === 'refused' || kind === 'failed';

/** Not there yet, and nothing wrong with it. */
export const isUnderWay = (sending: Sending): boolean => !isWrong(sending);

export function createPictureUploads({ shrink, send, isSessionOver }: Wiring) {
  const { get, set, subscribe } = createState<readonly Sending[]>([]);
  /** Arrived, and not yet given to anyone who asked for them. */
  let arrived: OwnPicture[] = [];
  let underWay: { readonly id: string; readonly abort: AbortController } | null = null;
  const drop = (id: string) => set(get().filter((one) => one.id !== id));
  const change = (id: string, part: Partial<Sending>) => set(get().map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function sendOne({ id, file }: Sending, signal: AbortSignal): Promise<void> {
    change(id, { status: { kind: 'preparing' } });
    const shrunk = await shrink(file);
    signal.throwIfAborted();
    change(id, { preview: shrunk.preview });
    const [size, type] = [checkFileSize(shrunk.file.size), claimedPicture(shrunk.file.name, shrunk.file.type)];
    const wrong = !type.ok ? type : !size.ok ? size : null;
    if (wrong) return change(id, { status: { kind: 'refused', refusal: wrong.refusals[0] } });
    change(id, { status: { kind: 'sending', share: 0 } });
    const onProgress = (share: number) => change(id, { status: { kind: 'sending', share } });
    const picture = await send(shrunk.file, { key: id, onProgress, signal });
    arrived.push(picture);
    drop(id);
  }

  async function run(): Promise<void> {
    const next = get().find(({ status }) => status.kind === 'waiting');
    if (underWay !== null || next === undefined) return;
    const abort = new AbortController();
    underWay = { id: next.id, abort };
    try {
      await sendOne(next, abort.signal);
    } catch (failure) {
      if (abort.signal.aborted) drop(next.id);
      else if (isSessionOver(failure)) {
        // Continues where the session is renewed.
        change(next.id, { status: { kind: 'waiting' } });
        return;
      } else change(next.id, { status: { kind: 'failed', failure } });
    } finally {
      underWay = null;
    }
    await run();
  }

  return {
    get,
    subscribe,
    /** Those that arrived since it was asked last, in the order they were chosen in. */
    takeArrived(): readonly OwnPicture[] {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    /** What is beyond `room` is refused at once. */
    add(files: readonly File[], room: number, maximum: number): void {
      const going = get().filter((one) => !isWrong(one));
      const added = files.map((file, index): Sending => {
        const isRoom = going.length + index < room;
        const status: SendingStatus = isRoom
          ? { kind: 'waiting' }
          : { kind: 'refused', refusal: { code: 'pictures.too_many', params: { maximum } } };
        return { id: newId(), file, preview: '', status };
      });
      set([...going, ...added]);
      void run();
    },
    retry(id: string): void {
      change(id, { status: { kind: 'waiting' } });
      void run();
    },
    /** Gives one up, also while it is being sent. */
    dismiss(id: string): void {
      if (underWay?.id === id) underWay.abort.abort();
      drop(id);
    },
    resume: () => void run(),
  };
}
