// The data for the fuzz test: one account of each kind, with a record of every kind.
import { type Access, type Endpoint, partsOfAccess } from '../../../contract/endpoint.ts';
import type { BuiltAccount, BuiltVendor } from '../builders/accounts.ts';
import { buildDispute } from '../builders/operations.ts';
import type { TestApp } from '../test-app.ts';

export type Role = 'nobody' | 'couple' | 'vendor' | 'other' | 'suspended' | 'unpublished' | 'finance' | 'support' | 'verification';
export interface World {
  readonly people: Record<Exclude<Role, 'nobody'>, BuiltAccount>;
  readonly vendor: BuiltVendor;
  readonly unpublished: BuiltVendor;
  readonly suspended: BuiltVendor;
  readonly couple: BuiltAccount;
  /** A photo of each vendor, as an upload leaves it. */
  readonly photos: Readonly<Partial<Record<Role, string>>>;
}

/** The kind of account an endpoint is for. */
export const kindOf = ({ access }: Endpoint) => partsOfAccess(access).kind;

/** Who calls an endpoint as it is meant to be called. */
export function rolesOf(access: Access): readonly Role[] {
  if (access === 'anyone') return ['nobody'];
  if (access === 'couple') return ['couple'];
  const { kind } = partsOfAccess(access);
  if (kind === 'session') return ['couple', 'vendor'];
  if (access === 'operator') return ['support'];
  if (access === 'operator:finance') return ['finance'];
  if (access === 'operator:support') return ['support'];
  if (access === 'operator:verification') return ['verification'];
  if (kind === 'couple-or-vendor') return ['vendor', 'couple'];
  return kind === 'vendor' ? ['vendor'] : ['unpublished', 'vendor'];
}

/** A vendor with something of everything. */
async function busyVendor(app: TestApp, couple: BuiltAccount, cityId: number): Promise<BuiltVendor> {
  const { build } = app;
  const { vendor } = await buildDispute(app, { categoryId: 52, cityId });
  const by = { vendor, couple };
  await build.earn(vendor, 2_000_000);
  await build.acceptedQuotation(by);
  await build.sentQuotation(by);
  await build.draft(vendor, await build.inquiry(couple, vendor.vendorId));
  await build.productDraft(vendor);
  await build.product(vendor);
  await build.credit(vendor, 500_000);
  await build.order(vendor);
  return vendor;
}

/** Two vendors have a record of every kind with one couple; one of them is suspended last, since a suspended vendor could make none. */
export async function openWorld(app: TestApp): Promise<World> {
  const { build } = app;
  const couple = await build.couple();
  const [vendor, suspended] = [await busyVendor(app, couple, 1), await busyVendor(app, couple, 2)];
  const [other, unpublished] = [await build.vendor({ plan: 'Silver' }), await build.vendor({ status: 0 })];
  await build.conversation(other, couple);
  const photoOf = async (as: BuiltVendor) => (await build.uploadedPicture(as)).id;
  const photos = { vendor: await photoOf(vendor), suspended: await photoOf(suspended), unpublished: await photoOf(unpublished) };
  await app.owner.updateTable('vendor').set({ status: 2 }).where('id', '=', suspended.vendorId).execute();
  const people = {
    couple,
    vendor,
    other,
    suspended,
    unpublished,
    finance: await build.operator('finance'),
    support: await build.operator('support'),
    verification: await build.operator('verification'),
  };
  return { people, vendor, unpublished, suspended, couple, photos };
}

/** Whether the account of someone was closed, as of those who left a team. */
export async function hasLeft({ owner }: TestApp, as: BuiltAccount | undefined): Promise<boolean> {
  if (as === undefined) return false;
  const account = await owner.selectFrom('account').select('disabled_at').where('id', '=', as.accountId).executeTakeFirst();
  return account?.disabled_at !== null;
}
