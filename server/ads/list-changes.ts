import type { adChanges } from '../../contract/ads.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { vendorContact } from '../catalogue/api.ts';
import type { Database } from '../kit/database.ts';
import { presentSetting } from './present.ts';
import { changesOf } from './store.ts';

/** Who changed what, newest first. */
export async function listChanges(db: Database, vendorId: number, page: Page): Promise<AnswerOf<typeof adChanges>> {
  const [{ changes, total }, contact] = await Promise.all([
    changesOf(db, vendorId, { limit: page.limit, offset: offsetOf(page) }),
    vendorContact(db, vendorId),
  ]);
  return {
    data: changes.map(({ version, at, by, before, settings }) => ({
      id: version,
      changed_at: at.toISOString(),
      // A vendor has one account; whatever else changes a setting is us.
      changed_by: by === contact?.accountId ? contact.email : 'Pelaminan',
      before: before === null ? null : presentSetting(before),
      after: presentSetting(settings),
    })),
    meta: { ...page, total },
  };
}
