import { slugOf } from '../../core/catalogue/slug.ts';
import type { Tx } from '../kit/database.ts';
import { freeSlug } from './profile-store.ts';
import { writeServices } from './services-store.ts';

export interface NewVendor {
  readonly accountId: number;
  readonly businessName: string;
  /** Slugs of what it offers and where, as someone wrote them: its first service, if both are of the catalogue. */
  readonly category: string;
  readonly city: string;
}

/** A new vendor under an account: not published, with a name, what it offers as far as that is known, and nothing else. Answers its id. (product 2) */
export async function openVendor(tx: Tx, { accountId, businessName, category, city }: NewVendor): Promise<number> {
  const { id } = await tx
    .insertInto('vendor')
    .values({ account_id: accountId, business_name: businessName, slug: await freeSlug(tx, 0, slugOf(businessName)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [ofCategory, ofCity] = [
    await tx.selectFrom('category').select('id').where('slug', '=', category).executeTakeFirst(),
    await tx.selectFrom('city').select('id').where('slug', '=', city).executeTakeFirst(),
  ];
  if (ofCategory !== undefined && ofCity !== undefined)
    await writeServices(tx, id, { services: [{ id: null, categoryId: ofCategory.id, cityId: ofCity.id }], main: 0 });
  return id;
}
