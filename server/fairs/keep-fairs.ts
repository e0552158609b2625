import type { AuditAction } from '../../core/operations/audit.ts';
import type { addFair, changeFair, KeptFair } from '../../contract/fairs.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { checkFair, checkStand, type Fair } from '../../core/fairs/fair.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { allCities, vendorsById } from '../catalogue/api.ts';
import { writeAudit } from '../kit/audit.ts';
import { type Connection, inTransaction, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import type { FairsContext } from './context.ts';
import { fairById, insertFair, removeStand, standsOf, type StoredFair, updateFair, writeStand } from './store.ts';

/** The operator who keeps a fair, and from where. */
interface Keeper {
  readonly accountId: number;
  readonly address: string;
}

/** It starts without vendors; the audit log holds who added it. */
export async function createFair({ db }: FairsContext, by: Keeper, typed: BodyOf<typeof addFair>): Promise<KeptFair> {
  const fair = await checked(db, typed);
  return inTransaction(db, async (tx) => {
    const id = await insertFair(tx, fair);
    await note(tx, by, id, 'fairs.added');
    return presented(tx, id);
  });
}

/** Over a version that someone else has replaced: `fairs.changed_elsewhere`. What is cancelled can be uncancelled the same way. */
export async function amendFair({ db, clock }: FairsContext, by: Keeper, id: number, typed: BodyOf<typeof changeFair>): Promise<KeptFair> {
  const { is_cancelled: isCancelled, version, ...fields } = typed;
  const fair = await checked(db, fields);
  return inTransaction(db, async (tx) => {
    if ((await fairById(tx, id)) === null) refuseWith('request.not_found');
    if (!(await updateFair(tx, id, version, fair, isCancelled ? new Date(clock.now()) : null))) refuseWith('fairs.changed_elsewhere');
    await note(tx, by, id, isCancelled ? 'fairs.cancelled' : 'fairs.changed');
    return presented(tx, id);
  });
}

/** A vendor takes part, or stands elsewhere than before. */
export async function putVendor({ db }: FairsContext, by: Keeper, id: number, vendorId: number, rawStand: string): Promise<KeptFair> {
  const stand = checkStand(rawStand);
  if (!stand.ok) throw new Refused(stand.refusals);
  return inTransaction(db, async (tx) => {
    if ((await fairById(tx, id)) === null) refuseWith('request.not_found');
    if ((await vendorsById(tx, [vendorId])).get(vendorId)?.status !== vendorPublished)
      refuseWith('fairs.vendor_unknown', { field: 'vendor' });
    await writeStand(tx, id, { vendorId, stand: stand.value });
    await note(tx, by, id, 'fairs.vendor_put', vendorId);
    return presented(tx, id);
  });
}

/** A vendor that takes no part is no refusal: afterwards it does not take part. */
export function removeVendor({ db }: FairsContext, by: Keeper, id: number, vendorId: number): Promise<KeptFair> {
  return inTransaction(db, async (tx) => {
    if ((await fairById(tx, id)) === null) refuseWith('request.not_found');
    await removeStand(tx, id, vendorId);
    await note(tx, by, id, 'fairs.vendor_removed', vendorId);
    return presented(tx, id);
  });
}

/** Fairs for operators, with the names of their vendors. */
export async function presentFairs(db: Connection, fairs: readonly StoredFair[]): Promise<KeptFair[]> {
  const stands = await standsOf(
    db,
    fairs.map(({ id }) => id),
  );
  const vendors = await vendorsById(db, [...new Set([...stands.values()].flat().map(({ vendorId }) => vendorId))]);
  return fairs.map((fair) => ({
    ...presentFair(fair),
    version: fair.version,
    is_cancelled: fair.isCancelled,
    vendors: (stands.get(fair.id) ?? []).flatMap(({ vendorId, stand }) => {
      const vendor = vendors.get(vendorId);
      return vendor?.name ? [{ id: vendor.id, name: vendor.name, slug: vendor.slug, stand }] : [];
    }),
  }));
}

/** What anyone may see of a fair. Both days are business days of Jakarta, the last one included. */
export const presentFair = ({ id, name, city, venue, startsOn, endsOn, url }: StoredFair) => ({
  id,
  name,
  city,
  venue,
  starts_on: startsOn,
  ends_on: endsOn,
  url,
});

async function checked(
  db: Connection,
  { city_id: cityId, starts_on: startsOn, ends_on: endsOn, ...rest }: BodyOf<typeof addFair>,
): Promise<Fair> {
  const cityIds = new Set((await allCities(db)).map(({ id }) => id));
  const fair = checkFair({ ...rest, cityId, startsOn, endsOn }, cityIds);
  if (!fair.ok) throw new Refused(fair.refusals);
  return fair.value;
}

const presented = async (tx: Tx, id: number): Promise<KeptFair> => {
  const fair = (await fairById(tx, id)) ?? refuseWith('request.not_found');
  return (await presentFairs(tx, [fair]))[0] ?? refuseWith('request.not_found');
};

const note = (tx: Tx, by: Keeper, id: number, action: AuditAction, vendorId?: number): Promise<void> =>
  writeAudit(tx, {
    action,
    accountId: by.accountId,
    address: by.address,
    subject: `fair:${id}`,
    result: 'done',
    detail: vendorId === undefined ? {} : { vendor: vendorId },
  });
