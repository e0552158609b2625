import { slugOf } from '../../core/catalogue/slug.ts';
import type { Tx } from '../kit/database.ts';
import { freeSlug } from './profile-store.ts';

/** A new vendor under an account: not published, with a name and nothing else. Answers its id. (product 2) */
export async function openVendor(
  tx: Tx,
  { accountId, businessName }: { readonly accountId: number; readonly businessName: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('vendor')
    .values({ account_id: accountId, business_name: businessName, slug: await freeSlug(tx, 0, slugOf(businessName)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
