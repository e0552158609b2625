import { type vendorById, vendorIncludes } from '../../contract/catalogue.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { maskedEmail, maskedPhone } from '../../core/catalogue/masked-contact.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { includesOf } from '../identity/api.ts';
import { refuseWith } from '../kit/refused.ts';
import type { Session } from '../kit/session.ts';
import { ownRecord } from './api.ts';
import type { CatalogueContext } from './context.ts';
import { facesOf } from '../pictures/api.ts';

/**
 * A vendor by its id: published ones for anyone who is signed in, one's own in any status. Only what `include` names is read and sent.
 * Contacts are masked, but for the vendor itself when it asks so. (spec 7; product 3)
 */
export async function showById(
  { db }: CatalogueContext,
  viewer: Session,
  vendorId: number,
  asked: { readonly include: string | undefined; readonly isMasked: boolean },
): Promise<AnswerOf<typeof vendorById>['vendor']> {
  const include = includesOf(asked.include, vendorIncludes);
  const isOwn = viewer.vendor?.id === vendorId;
  const row = await db
    .selectFrom('vendor')
    .innerJoin('account', 'account.id', 'vendor.account_id')
    .leftJoin('city', 'city.id', 'vendor.city_id')
    .select([
      'vendor.id',
      'vendor.status',
      'vendor.business_name',
      'vendor.slug',
      'vendor.about',
      'vendor.address',
      'vendor.zip',
      'vendor.website',
      'vendor.instagram',
      'vendor.phone',
      'vendor.whatsapp',
      'account.uuid',
      'account.email',
      'account.display_name',
      'vendor.foreign_city',
      'city.name as city',
    ])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!row || (row.status !== vendorPublished && !isOwn)) return refuseWith('request.not_found');
  const isMasked = asked.isMasked || !isOwn;
  const phone = (number: string): string => (isMasked ? maskedPhone(number) : number);
  const { settings, mainService, memberships } = await ownRecord(db, vendorId, include);
  return {
    id: row.id,
    type: 'vendor',
    status: row.status,
    businessName: row.business_name,
    slug: row.slug,
    isMasked,
    ...(include.has('account') && {
      account: { uuid: row.uuid, name: row.display_name, email: isMasked ? maskedEmail(row.email) : row.email },
    }),
    ...(include.has('details') && {
      details: {
        about: row.about,
        address: row.address,
        zip: row.zip,
        city: row.city ?? row.foreign_city,
        website: row.website,
        instagram: row.instagram,
        phone: phone(row.phone),
        whatsapp: phone(row.whatsapp),
        pictureUrl: (await facesOf(db, [vendorId])).get(vendorId)?.src ?? null,
      },
    }),
    ...(settings && { settings }),
    ...(mainService !== undefined && { mainService }),
    ...(memberships && { memberships }),
  };
}
