import type { OwnProfile } from '../../contract/profile.ts';
import { type Checked, missingSteps, fieldOfStep, type ProfileSection, type ProfileStep } from '../../core/catalogue/profile.ts';
import { slugOf } from '../../core/catalogue/slug.ts';
import { vendorPublished, vendorUnpublished } from '../../core/identity/vendor-status.ts';
import type { Outcome, Refusal } from '../../core/outcome.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { writeAudit } from '../kit/audit.ts';
import { inTransaction, isConflict, type Tx } from '../kit/database.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { vendorsChannel } from './channel.ts';
import type { CatalogueContext } from './context.ts';
import { freeSlug, type OwnProfileRecord, ownProfile, refreshSearchText } from './profile-store.ts';
import { readProfile } from './read-profile.ts';
import { nextRevision, savedSections } from './sections-store.ts';

/** Who saves, and from where. */
export interface Editor {
  readonly vendorId: number;
  readonly accountId: number;
  readonly address: string;
}

/** A section as it is saved. What was read, decided and written shares one transaction, which holds the lock of the vendor. */
export interface Saving<T> {
  readonly section: ProfileSection;
  /** The state that was edited. */
  readonly revision: number;
  /** Judges and cleans what was typed. */
  readonly check: (tx: Tx) => Promise<Outcome<T, RefusalCode>>;
  /** Whether it says what is there: a save of the very same is answered again, whatever its revision. */
  readonly isThere: (tx: Tx, own: OwnProfileRecord, checked: T) => Promise<boolean>;
  /** What of it the checklist looks at. */
  readonly towards: (checked: T) => Partial<Checked>;
  readonly write: (tx: Tx, checked: T) => Promise<void>;
}

/**
 * Saves a section of a vendor's own profile. It names the state it was typed over: when another tab saved since, it is refused, and neither's words are
 * lost. The save that leaves nothing missing publishes the vendor; a published one cannot be made incomplete again. (product 2; decisions 0010 and 0035)
 */
export async function saveSection<T>(context: CatalogueContext, who: Editor, saving: Saving<T>): Promise<OwnProfile> {
  for (let attempt = 1; ; attempt++) {
    try {
      await inTransaction(context.db, (tx) => saveIn(tx, context, who, saving));
      return await readProfile(context.db, who.vendorId, context.clock.now());
    } catch (fault) {
      // Someone called "Melati 2" took the address that the second "Melati" was about to take.
      if (attempt >= 3 || !isConflict(fault)) throw fault;
    }
  }
}

async function saveIn<T>(tx: Tx, { clock, bus }: CatalogueContext, who: Editor, saving: Saving<T>): Promise<void> {
  const { vendorId, accountId, address } = who;
  const { section } = saving;
  const before = await ownProfile(tx, vendorId, true);
  const checked = await saving.check(tx);
  if (!checked.ok) throw new Refused(checked.refusals);
  const missing = missingSteps({ ...before.about, ...before.contact, hasService: before.hasService, ...saving.towards(checked.value) });
  if (before.status === vendorPublished) refuseMissing(missing);
  const isPublished = before.status === vendorUnpublished && missing.length === 0;
  if (!isPublished && (await saving.isThere(tx, before, checked.value))) return;
  const saved = (await savedSections(tx, vendorId)).get(section);
  if ((saved?.revision ?? 0) !== saving.revision) refuseWith('catalogue.edited_elsewhere');
  await saving.write(tx, checked.value);
  await nextRevision(tx, vendorId, section, clock.now());
  if (before.status === vendorUnpublished) await moveAddress(tx, await ownProfile(tx, vendorId));
  if (isPublished)
    await tx
      .updateTable('vendor')
      .set({ status: vendorPublished, published_at: new Date(clock.now()) })
      .where('id', '=', vendorId)
      .execute();
  await refreshSearchText(tx, [vendorId]);
  await writeAudit(tx, {
    action: isPublished ? 'catalogue.vendor_published' : 'catalogue.profile_saved',
    accountId,
    address,
    subject: `vendor:${vendorId}`,
    result: 'done',
    detail: { section },
  });
  await bus.publish(tx, vendorsChannel, String(vendorId));
}

/** Until a vendor is published no one has a link to it, so the address of its page follows its name; afterwards it stays. */
async function moveAddress(tx: Tx, { id, about: { businessName }, slug }: OwnProfileRecord): Promise<void> {
  if (businessName === '') return;
  const free = await freeSlug(tx, id, slugOf(businessName));
  if (free !== slug) await tx.updateTable('vendor').set({ slug: free }).where('id', '=', id).execute();
}

function refuseMissing(missing: readonly ProfileStep[]): void {
  const [first, ...more] = missing.map(
    (step): Refusal<'catalogue.needed_while_published'> => ({ code: 'catalogue.needed_while_published', field: fieldOfStep[step].field }),
  );
  if (first) throw new Refused([first, ...more]);
}

/** The order of names means nothing. */
export const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
