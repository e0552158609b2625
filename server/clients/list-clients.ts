import type { ClientList, StatisticUser } from '../../contract/contacts.ts';
import type { Act } from '../../core/clients/acts.ts';
import { bandsThatFit } from '../../core/clients/budget.ts';
import { maskedName } from '../../core/clients/masked-name.ts';
import { clientRules } from '../../core/clients/rules.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { businessDayOf, dayMs } from '../../core/time.ts';
import { nameFor } from '../../texts/names.ts';
import type { Language } from '../../texts/typed.ts';
import { allCities, lowestPriceOf, vendorServices } from '../catalogue/api.ts';
import { accountNames } from '../identity/api.ts';
import type { Connection } from '../kit/database.ts';
import { mayRead } from './may-read.ts';
import { actedSince, findClients, matchingCouples, type FoundClient, idsOf, theseCouples } from './client-store.ts';
import type { ClientsContext } from './context.ts';

type ListContext = Pick<ClientsContext, 'db' | 'clock' | 'spamOf'>;
interface Asked extends Page {
  readonly q?: string | undefined;
  readonly month?: string | undefined;
  readonly city_id?: number | undefined;
  readonly action?: Act | undefined;
  readonly contacted?: 'yes' | 'no' | undefined;
  /** In which anyone who left is called so. */
  readonly language: Language;
}

/** Couples who did something towards a vendor within 90 days. (product 8) */
export const listInterested = (context: ListContext, vendorId: number, asked: Asked): Promise<ClientList> =>
  list(context, vendorId, interestedIn(context, vendorId), asked);

/** Couples a vendor fits that have not turned to it. (product 8) */
export const listPotential = async (context: ListContext, vendorId: number, asked: Asked): Promise<ClientList> =>
  list(context, vendorId, await potentialFor(context, vendorId), asked);

const interestedIn = ({ clock }: Pick<ListContext, 'clock'>, vendorId: number) =>
  actedSince(vendorId, clock.now() - clientRules.interestedDays * dayMs);

/** The query of couples with their wedding ahead, active in the last 30 days, whom services and prices fit and who did nothing towards the vendor. */
export async function potentialFor({ db, clock }: Omit<ListContext, 'spamOf'>, vendorId: number) {
  const [[place], lowestPriceIdr] = await Promise.all([vendorServices(db, [vendorId]), lowestPriceOf(db, vendorId)]);
  const now = clock.now();
  const offer = { vendorId, services: place?.services ?? [], bands: bandsThatFit(lowestPriceIdr) };
  return matchingCouples(offer, businessDayOf(now), now - clientRules.activeDays * dayMs);
}

async function list(
  { db, spamOf }: ListContext,
  vendorId: number,
  source: ReturnType<typeof actedSince>,
  asked: Asked,
): Promise<ClientList> {
  const { page, limit } = asked;
  const words = asked.q?.trim() ?? '';
  const filter = {
    month: asked.month,
    cityId: asked.city_id,
    act: asked.action,
    isOpen: asked.contacted === undefined ? undefined : asked.contacted === 'yes',
    without: await spamOf(db, vendorId),
    coupleIds: words === '' ? undefined : await namedLike({ db }, vendorId, source, words),
  };
  const { clients, total } = await findClients(db, source, filter, { limit, offset: offsetOf({ page, limit }) });
  return { statisticUsers: await presentClients({ db }, vendorId, clients, asked.language), meta: { page, limit, total } };
}

/** A name that is masked cannot be searched for: the answer would tell it. */
async function namedLike(
  { db }: Pick<ClientsContext, 'db'>,
  vendorId: number,
  source: ReturnType<typeof actedSince>,
  words: string,
): Promise<number[]> {
  const readable = await mayRead(db, vendorId, await idsOf(db, source));
  const names = await accountNames(db, [...readable]);
  const wanted = words.normalize('NFC').toLowerCase();
  return [...names].filter(([, { name }]) => name?.toLowerCase().includes(wanted)).map(([id]) => id);
}

/** These clients of a vendor as it may see them, by couple; the caller knows that they are its clients. */
export async function clientsNamed(
  db: Connection,
  vendorId: number,
  coupleIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, StatisticUser>> {
  if (coupleIds.length === 0) return new Map();
  const { clients } = await findClients(db, theseCouples(vendorId, coupleIds), {}, { limit: coupleIds.length, offset: 0 });
  return new Map((await presentClients({ db }, vendorId, clients, language)).map((client) => [client.userId, client]));
}

/** Clients as they leave the server: masked where the vendor may not read their names. */
export async function presentClients(
  { db }: { readonly db: Connection },
  vendorId: number,
  clients: readonly FoundClient[],
  language: Language,
): Promise<StatisticUser[]> {
  const ids = clients.map(({ coupleId }) => coupleId);
  const [names, readable, cities] = await Promise.all([accountNames(db, ids), mayRead(db, vendorId, ids), allCities(db)]);
  return clients.map((client) => {
    const name = names.get(client.coupleId)?.name ?? null;
    const isMasked = !readable.has(client.coupleId);
    return {
      userId: client.coupleId,
      name: name === null || !isMasked ? nameFor(name, language) : maskedName(name),
      isMasked,
      weddingDate: client.weddingDay,
      city: cities.find(({ id }) => id === client.cityId)?.name ?? null,
      budgetBand: client.budgetBand,
      lastAction: client.lastAct,
      lastActionAt: client.lastAt.toISOString(),
      source: client.lastAct === null ? 'match' : client.cameByAd ? 'ad' : 'marketplace',
      contacted: client.isOpen,
    };
  });
}
