import type { BodyOf } from '../../contract/endpoint.ts';
import type { OwnProfile, saveProfile as saveProfileCall } from '../../contract/catalogue.ts';
import { changesPhoneOnFile, checkProfile, missingSteps, type ProfileDraft, type ProfileStep } from '../../core/catalogue/profile.ts';
import { slugOf } from '../../core/catalogue/slug.ts';
import { vendorPublished, vendorUnpublished } from '../../core/identity/vendor-status.ts';
import type { Refusal } from '../../core/outcome.ts';
import { audit } from '../kit/audit.ts';
import { inTransaction, isConflict } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { vendorsChannel } from './channel.ts';
import type { CatalogueContext } from './context.ts';
import { knownPlaceIds } from './places-store.ts';
import { freeSlug, type OwnProfileRecord, ownProfile, refreshSearchText, setMainService, writeProfile } from './profile-store.ts';

/** Saves a vendor's own profile. A complete one is published; a published one cannot be made incomplete again. (product 2) */
export async function saveProfile(
  context: CatalogueContext,
  who: { readonly vendorId: number; readonly accountId: number; readonly address: string },
  draft: BodyOf<typeof saveProfileCall>,
): Promise<OwnProfile> {
  const checked = checkProfile(draftOf(draft), await knownPlaceIds(context.db));
  if (!checked.ok) throw new Refused(checked.refusals);
  await confirmNewPhone(context, who, checked.value, draft.password);
  for (let attempt = 1; ; attempt++) {
    try {
      return await store(context, who, checked.value);
    } catch (fault) {
      // Somebody called "Melati 2" took the address that the second "Melati" was about to take.
      if (attempt >= 3 || !isConflict(fault)) throw fault;
    }
  }
}

/** Codes for bank accounts go to the phone on file: an open session alone does not change it. (reliability S15) */
async function confirmNewPhone(
  { db, confirmPassword }: CatalogueContext,
  { vendorId, accountId, address }: { vendorId: number; accountId: number; address: string },
  profile: ProfileDraft,
  password: string | undefined,
): Promise<void> {
  if (!changesPhoneOnFile((await ownProfile(db, vendorId)).profile, profile)) return;
  if (password === undefined || password === '') refuseWith('catalogue.password_needed', { field: 'password' });
  await confirmPassword({ accountId, address, password, field: 'password', action: 'catalogue.change_phone' });
}

export async function readProfile({ db }: CatalogueContext, vendorId: number): Promise<OwnProfile> {
  return present(await ownProfile(db, vendorId));
}

function store(
  { db, clock, bus }: CatalogueContext,
  who: { vendorId: number; accountId: number; address: string },
  profile: ProfileDraft,
): Promise<OwnProfile> {
  return inTransaction(db, async (tx) => {
    const before = await ownProfile(tx, who.vendorId, true);
    const missing = missingSteps(profile);
    if (before.status === vendorPublished) refuseMissing(missing);
    const isFirst = before.status === vendorUnpublished;
    const publishAt = isFirst && missing.length === 0 ? new Date(clock.now()) : null;
    // Until it is published nobody has a link to it, so the address may follow the name; afterwards it stays.
    const slug = isFirst && profile.businessName !== '' ? await freeSlug(tx, who.vendorId, slugOf(profile.businessName)) : before.slug;
    if (profile.categoryId !== null && profile.cityId !== null) await setMainService(tx, who.vendorId, profile.categoryId, profile.cityId);
    await writeProfile(tx, who.vendorId, profile, slug, publishAt);
    await refreshSearchText(tx, [who.vendorId]);
    await audit(tx, {
      action: publishAt ? 'catalogue.vendor_published' : 'catalogue.profile_saved',
      accountId: who.accountId,
      address: who.address,
      subject: `vendor:${who.vendorId}`,
      result: 'done',
    });
    await bus.publish(tx, vendorsChannel, String(who.vendorId));
    return present(await ownProfile(tx, who.vendorId));
  });
}

/** The field of the wire that each step of the checklist is about. */
const fieldOfStep: Record<ProfileStep, string> = {
  business_name: 'business_name',
  about: 'about',
  address: 'address',
  city: 'city_id',
  category: 'category_id',
  phone: 'phone',
};

function refuseMissing(missing: readonly ProfileStep[]): void {
  const [first, ...more] = missing.map(
    (step): Refusal<'catalogue.needed_while_published'> => ({
      code: 'catalogue.needed_while_published',
      field: fieldOfStep[step],
    }),
  );
  if (first) throw new Refused([first, ...more]);
}

const draftOf = ({
  business_name: businessName,
  city_id: cityId,
  category_id: categoryId,
  password: _password,
  ...rest
}: BodyOf<typeof saveProfileCall>): ProfileDraft => ({
  businessName,
  cityId,
  categoryId,
  ...rest,
});

function present({ id, status, slug, profile }: OwnProfileRecord): OwnProfile {
  const { businessName, cityId, categoryId, ...rest } = profile;
  return {
    id,
    status,
    slug,
    business_name: businessName,
    city_id: cityId,
    category_id: categoryId,
    ...rest,
    missing: missingSteps(profile),
  };
}
