import type { ClientBoard, clientOrders, PipelineClient, PipelineList, StageNow } from '../../contract/pipeline.ts';
import { type Stage, stages } from '../../core/clients/stage.ts';
import { recordOf } from '../../core/keys.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { compareTexts } from '../../core/text.ts';
import type { Language } from '../../texts/typed.ts';
import { clientsNamed, mayRead } from '../clients/api.ts';
import { accountsNamed } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import type { PipelineContext } from './context.ts';
import { type KnownClient, readClients } from './read-clients.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly sort: (typeof clientOrders)[number];
  readonly language: Language;
}

/** A page of a vendor's clients, of one stage or of all. */
export async function listPipeline(
  { db, clock }: PipelineContext,
  vendorId: number,
  asked: Asked & Page & { readonly stage?: Stage | undefined },
): Promise<PipelineList> {
  const { stage, page, limit, language } = asked;
  const all = await found(db, vendorId, asked, clock.now());
  const listed = stage === undefined ? all : all.filter(({ now }) => now.stage === stage);
  const from = offsetOf({ page, limit });
  const data = await presentAll(db, vendorId, listed.slice(from, from + limit), language);
  return { data, meta: { page, limit, total: listed.length, stages: recordOf(stages, (one) => countOf(all, one)) } };
}

/** A vendor's clients by stage, the first of each. */
export async function readBoard(
  { db, clock }: PipelineContext,
  vendorId: number,
  asked: Asked & { readonly shown: number },
): Promise<ClientBoard> {
  const all = await found(db, vendorId, asked, clock.now());
  const columns = stages.map((stage) => ({ stage, clients: all.filter(({ now }) => now.stage === stage) }));
  const shown = columns.flatMap(({ clients }) => clients.slice(0, asked.shown));
  const cards = new Map((await presentAll(db, vendorId, shown, asked.language)).map((card) => [card.client.userId, card]));
  return columns.map(({ stage, clients }) => ({
    stage,
    total: clients.length,
    amount: clients.reduce((total, { amountIdr }) => total + amountIdr, 0),
    clients: clients.slice(0, asked.shown).flatMap(({ coupleId }) => cards.get(coupleId) ?? []),
  }));
}

const countOf = (clients: readonly KnownClient[], stage: Stage): number => clients.filter(({ now }) => now.stage === stage).length;

async function found(db: Connection, vendorId: number, { q = '', sort }: Asked, now: number): Promise<KnownClient[]> {
  const all = await readClients(db, vendorId, null, now);
  const words = q.normalize('NFC').trim();
  if (words === '') return all.toSorted(orders[sort]);
  // A name that is masked cannot be searched for: the answer would tell it.
  const ids = all.map(({ coupleId }) => coupleId);
  const named = new Set(await accountsNamed(db, [...(await mayRead(db, vendorId, ids))], words));
  return all.filter(({ coupleId }) => named.has(coupleId)).toSorted(orders[sort]);
}

type Order = (a: KnownClient, b: KnownClient) => number;
const recent: Order = (a, b) => b.lastAt - a.lastAt || a.coupleId - b.coupleId;
const orders: Readonly<Record<Asked['sort'], Order>> = {
  recent,
  // Those who told no day come last; a month comes after its days.
  wedding: (a, b) => compareTexts(a.weddingDay ?? '~', b.weddingDay ?? '~') || recent(a, b),
  amount: (a, b) => b.amountIdr - a.amountIdr || recent(a, b),
};

async function presentAll(
  db: Connection,
  vendorId: number,
  clients: readonly KnownClient[],
  language: Language,
): Promise<PipelineClient[]> {
  const named = await clientsNamed(
    db,
    vendorId,
    clients.map(({ coupleId }) => coupleId),
    language,
  );
  return clients.flatMap((known) => {
    const client = named.get(known.coupleId);
    if (client === undefined) return [];
    const stage = presentStage(known, !client.isMasked);
    return { client, stage, last_at: new Date(known.lastAt).toISOString(), amount: known.amountIdr };
  });
}

/** The stage as the vendor sees it: what a couple said when it declined is as closed as its name. */
const presentStage = ({ now, move, lossToConfirm }: KnownClient, isReadable: boolean): StageNow => ({
  stage: now.stage,
  since: new Date(now.since).toISOString(),
  by_hand: now.isByHand,
  reason: now.stage === 'lost' ? (move?.reason ?? null) : null,
  loss_to_confirm: lossToConfirm && (isReadable ? lossToConfirm : { ...lossToConfirm, words: '' }),
});

/** One client with its stage; null where it has none. */
export async function clientWithStage(
  { db, clock }: Pick<PipelineContext, 'db' | 'clock'>,
  vendorId: number,
  coupleId: number,
): Promise<StageNow | null> {
  const [known] = await readClients(db, vendorId, [coupleId], clock.now());
  return known === undefined ? null : presentStage(known, (await mayRead(db, vendorId, [coupleId])).has(coupleId));
}
