// Saves the order of a portfolio, one save at a time. Two windows don't lose each other's work: additions and removals of both are merged. Independent of
// React and of the API.
import type { OwnPicture } from '../../../contract/pictures.ts';
import { isSameOrder, mergeOrders } from '../../../core/pictures/merge.ts';

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
/** `moved`: somebody saved since; `gone`: a picture is not there any more. Both say what is there now. */
export type OrderOutcome =
  | { readonly kind: 'saved' | 'moved' | 'gone'; readonly now: Saved }
  | { readonly kind: 'failed'; readonly failure: unknown };
export interface OrderState {
  readonly photos: readonly OwnPicture[];
  readonly standing: 'saved' | 'pending' | 'saving' | 'failed';
  readonly savedAt: string | null;
  /** What the vendor is told beside: two windows were at it, or a photo was left out. */
  readonly news: 'merged' | 'gone' | null;
  readonly failure: unknown;
}
interface Wiring {
  readonly saved: Saved;
  readonly kept: KeptOrder | null;
  readonly keep: (kept: KeptOrder | null) => void;
  readonly send: (version: number, ids: readonly string[]) => Promise<OrderOutcome>;
  /** Of pictures that only another window, or a reload, knew. */
  readonly find: (id: string) => Promise<OwnPicture | null>;
}
export type OrderSaver = ReturnType<typeof createOrderSaver>;

const restMs = 500;
const retryMs = 15_000;
const idsOf = (photos: readonly OwnPicture[]): string[] => photos.map(({ id }) => id);

export function createOrderSaver({ saved, kept, keep, send, find }: Wiring) {
  let onServer = saved;
  const known = new Map(saved.pictures.map((photo) => [photo.id, photo]));
  let state: OrderState = { photos: saved.pictures, standing: 'saved', savedAt: saved.savedAt, news: null, failure: null };
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();
  const set = (part: Partial<OrderState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isWhole = () => isSameOrder(idsOf(state.photos), idsOf(onServer.pictures));
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), ms);
  };
  const keepWhatIsNot = () => keep(isWhole() ? null : { base: idsOf(onServer.pictures), ids: idsOf(state.photos) });

  /** Takes over what the server has, and puts what was done here on top of it. */
  async function takeOver(now: Saved, base: readonly string[], mine: readonly string[]): Promise<void> {
    for (const photo of now.pictures) known.set(photo.id, photo);
    const there = idsOf(now.pictures);
    const wanted = mergeOrders(base, mine, there);
    // A picture that stands nowhere is forgotten after a day: what was kept here may name one that is gone.
    const photos = await Promise.all(wanted.map(async (id) => known.get(id) ?? (await find(id))));
    for (const photo of photos) if (photo) known.set(photo.id, photo);
    onServer = now;
    set({ photos: photos.filter((photo) => photo !== null) });
  }

  async function sendOnce(): Promise<void> {
    const ids = idsOf(state.photos);
    const base = idsOf(onServer.pictures);
    set({ standing: 'saving', failure: null });
    const outcome = await send(onServer.version, ids);
    if (outcome.kind === 'failed') {
      set({ standing: 'failed', failure: outcome.failure });
      return later(retryMs);
    }
    if (outcome.kind === 'saved') {
      onServer = outcome.now;
      for (const photo of outcome.now.pictures) known.set(photo.id, photo);
    } else {
      // Nothing known here is trusted when something is gone: each is asked for again.
      if (outcome.kind === 'gone') for (const id of ids) if (!outcome.now.pictures.some((photo) => photo.id === id)) known.delete(id);
      await takeOver(outcome.now, base, idsOf(state.photos));
      set({ news: outcome.kind === 'moved' ? 'merged' : 'gone' });
    }
    keepWhatIsNot();
    set({ standing: isWhole() ? 'saved' : 'pending', savedAt: onServer.savedAt });
  }

  /** Saves until the server has everything, unless it cannot. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (underWay !== null) await underWay;
    while (!isWhole()) {
      underWay = sendOnce().finally(() => {
        underWay = null;
      });
      await underWay;
      if (state.standing === 'failed') return;
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    order(photos: readonly OwnPicture[]): void {
      for (const photo of photos) known.set(photo.id, photo);
      set({ photos, news: null, standing: 'pending' });
      keepWhatIsNot();
      if (isWhole() && underWay === null) set({ standing: 'saved' });
      else later(restMs);
    },
    /** Adds to the end what is not there yet. */
    add(photos: readonly OwnPicture[]): void {
      const here = new Set(idsOf(state.photos));
      this.order([...state.photos, ...photos.filter(({ id }) => !here.has(id))]);
    },
    /** A photo was cut or described: the server has it already. */
    change(photo: OwnPicture): void {
      const renew = (photos: readonly OwnPicture[]) => photos.map((one) => (one.id === photo.id ? photo : one));
      known.set(photo.id, photo);
      onServer = { ...onServer, pictures: renew(onServer.pictures) };
      set({ photos: renew(state.photos) });
    },
    flush,
    /** What a reload or an expired session left behind goes on. */
    async start(): Promise<void> {
      isStopped = false;
      if (kept === null) return void flush();
      const { base, ids } = kept;
      kept = null;
      await takeOver(onServer, base, ids);
      keepWhatIsNot();
      if (!isWhole()) set({ standing: 'pending' });
      await flush();
    },
    /** Saves a last time. */
    stop(): void {
      isStopped = true;
      void flush();
    },
  };
}
