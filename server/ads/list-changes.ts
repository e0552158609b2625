import type { adChanges } from '../../contract/ads.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { offsetOf, type Page } from '../../core/paging.ts';
import { accountNames } from '../identity/api.ts';
import type { Database } from '../kit/database.ts';
import { presentSetting } from './present.ts';
import { changesOf } from './store.ts';

/** Who changed what, newest first. */
export async function listChanges(db: Database, vendorId: number, page: Page): Promise<AnswerOf<typeof adChanges>> {
  const { changes, total } = await changesOf(db, vendorId, { limit: page.limit, offset: offsetOf(page) });
  const makers = changes.map(({ by }) => by);
  const people = await accountNames(db, makers);
  const nameOf = (by: number): string => {
    const person = people.get(by);
    // Who of the vendor's team it was; whatever else changes a setting is us.
    return person?.type === 'vendor' ? (person.name ?? '') : 'Pelaminan';
  };
  return {
    data: changes.map(({ version, at, by, before, settings }) => ({
      id: version,
      changed_at: at.toISOString(),
      changed_by: nameOf(by),
      before: before === null ? null : presentSetting(before),
      after: presentSetting(settings),
    })),
    meta: { ...page, total },
  };
}
