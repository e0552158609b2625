// Saves the order of a portfolio by itself. Two windows don't lose each other's work: additions and removals of both are merged. Independent of React
// and of the API.
import type { OwnPicture } from '../../../contract/pictures.ts';
import { isSameOrder, mergeOrders } from '../../../core/pictures/merge.ts';
import { createSaver, type Saving } from '../../base/form/saver.ts';
import { createState } from '../../base/state.ts';

export interface Saved {
  readonly version: number;
  readonly savedAt: string | null;
  readonly pictures: readonly OwnPicture[];
}
/** What is not with the server yet: the order here, and the one it was made from. */
export interface KeptOrder {
  readonly base: readonly string[];
  readonly ids: readonly string[];
}
/** `moved`: someone saved since; `gone`: a picture is not there any more. Both say what is there now. */
export type OrderOutcome =
  | { readonly kind: 'saved' | 'moved' | 'gone'; readonly now: Saved }
  | { readonly kind: 'failed'; readonly failure: unknown };
export interface OrderState {
  readonly photos: readonly OwnPicture[];
  readonly saving: Saving;
  readonly savedAt: string | null;
  /** What the vendor is notified beside: two windows were at it, or a photo was left out. */
  readonly news: 'merged' | 'gone' | null;
  readonly failure: unknown;
}
interface Wiring {
  readonly saved: Saved;
  readonly kept: KeptOrder | null;
  readonly keep: (kept: KeptOrder | null) => void;
  /** `isLeaving`: the page may be gone before the answer. */
  readonly send: (version: number, ids: readonly string[], isLeaving: boolean) => Promise<OrderOutcome>;
  /** Of pictures that only another window, or a reload, knew. */
  readonly find: (id: string) => Promise<OwnPicture | null>;
}
export type OrderSaver = ReturnType<typeof createOrderSaver>;

const idsOf = (photos: readonly OwnPicture[]): string[] => photos.map(({ id }) => id);

/** The pictures known here by their ids. */
function createKnown(find: Wiring['find']) {
  const known = new Map<string, OwnPicture>();
  const learn = (photos: readonly OwnPicture[]) => {
    for (const photo of photos) known.set(photo.id, photo);
  };
  return {
    learn,
    forget(ids: readonly string[]): void {
      for (const id of ids) known.delete(id);
    },
    /** A picture that stands nowhere is forgotten after a day: an id kept here may name one that is gone, which is left out. */
    async photosOf(ids: readonly string[]): Promise<OwnPicture[]> {
      const found = await Promise.all(ids.map(async (id) => known.get(id) ?? (await find(id))));
      const photos = found.filter((photo) => photo !== null);
      learn(photos);
      return photos;
    },
  };
}

export function createOrderSaver({ saved, kept, keep, send, find }: Wiring) {
  const state = createState<OrderState>({
    photos: saved.pictures,
    saving: 'saved',
    savedAt: saved.savedAt,
    news: null,
    failure: null,
  });
  let onServer = saved;
  let left = kept;
  const { get, change: set } = state;
  const known = createKnown(find);
  known.learn(saved.pictures);
  /** Whether the server took what was sent last is not known. */
  let isUnanswered = false;
  const isWhole = () => !isUnanswered && isSameOrder(idsOf(get().photos), idsOf(onServer.pictures));
  const keepWhatIsNot = () => keep(isWhole() ? null : { base: idsOf(onServer.pictures), ids: idsOf(get().photos) });

  /** Takes over what the server has, and puts what was done here on top of it. */
  async function takeOver(now: Saved, { base, ids }: KeptOrder): Promise<void> {
    known.learn(now.pictures);
    const before = idsOf(get().photos);
    const merged = await known.photosOf(mergeOrders(base, ids, idsOf(now.pictures)));
    // What was done here while they were looked up comes on top.
    const photos = await known.photosOf(mergeOrders(before, idsOf(get().photos), idsOf(merged)));
    if (now.version >= onServer.version) onServer = now;
    set({ photos });
  }

  async function sendOnce(isLeaving: boolean): Promise<'done' | 'failed'> {
    const ids = idsOf(get().photos);
    const base = idsOf(onServer.pictures);
    set({ failure: null });
    isUnanswered = true;
    const outcome = await send(onServer.version, ids, isLeaving);
    if (outcome.kind === 'failed') {
      set({ failure: outcome.failure });
      return 'failed';
    }
    isUnanswered = false;
    if (outcome.kind === 'saved') {
      onServer = outcome.now;
      known.learn(outcome.now.pictures);
    } else {
      // Nothing known here is trusted when something is gone: each is asked for again.
      if (outcome.kind === 'gone') known.forget(ids);
      await takeOver(outcome.now, { base, ids: idsOf(get().photos) });
      set({ news: outcome.kind === 'moved' ? 'merged' : 'gone' });
    }
    keepWhatIsNot();
    set({ savedAt: onServer.savedAt });
    return 'done';
  }

  const saver = createSaver({
    isWhole,
    isDue: () => !isWhole(),
    send: sendOnce,
    onSaving: (saving) => set({ saving }),
    restMs: 500,
  });
  const order = (photos: readonly OwnPicture[]): void => {
    known.learn(photos);
    set({ photos, news: null });
    keepWhatIsNot();
    saver.changed();
  };
  return {
    ...saver,
    get,
    subscribe: state.subscribe,
    order,
    /** Adds to the end what is not there yet. */
    add(photos: readonly OwnPicture[]): void {
      const here = new Set(idsOf(get().photos));
      order([...get().photos, ...photos.filter(({ id }) => !here.has(id))]);
    },
    /** A photo was cut or described: the server has it already. */
    change(photo: OwnPicture): void {
      const renew = (photos: readonly OwnPicture[]) => photos.map((one) => (one.id === photo.id ? photo : one));
      known.learn([photo]);
      onServer = { ...onServer, pictures: renew(onServer.pictures) };
      set({ photos: renew(get().photos) });
    },
    /** What a reload or an expired session left behind continues. */
    async start(): Promise<void> {
      if (left !== null) {
        const before = left;
        left = null;
        await takeOver(onServer, before);
        keepWhatIsNot();
      }
      saver.start();
    },
  };
}
