import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { checkSetting, type SettingName, settingNames, type SettingValue } from '../../core/settings/product-settings.ts';
import { startOf } from '../../core/settings/timeline.ts';
import { allCategories } from '../catalogue/api.ts';
import { Refused, refuseWith } from '../kit/refused.ts';
import { allChanges, newestChangeOf, recordChange } from '../settings/api.ts';
import type { Operator, OperationsContext } from './context.ts';
import { noteDone } from './notes.ts';
import { type Performer, proposeAct } from './propose.ts';
import type { Proposal } from './proposals-store.ts';
import { reasonOf } from './reason.ts';

const action = 'settings.changed';
/** `from` is empty for as soon as possible. */
const terms = z.object({ name: z.enum(settingNames), value: z.string(), before: z.string(), from: z.string() });

export interface WantedChange {
  readonly name: SettingName;
  readonly value: unknown;
  /** Epoch milliseconds; null: as soon as it is approved. */
  readonly startsAt: number | null;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/** Proposes another value of a setting. It always takes two. (decision 0061) */
export async function askForChange(ctx: OperationsContext, operator: Operator, wish: WantedChange): Promise<Proposal> {
  const checked = checkSetting(wish.name, wish.value);
  if (!checked.ok) throw new Refused(checked.refusals);
  const now = ctx.clock.now();
  const start = startOf(wish.startsAt, now);
  if (!start.ok) throw new Refused(start.refusals);
  const reason = reasonOf(wish.reason, 'setting');
  const before = valueAt(await allChanges(ctx.db), wish.name, start.value);
  if (isDeepStrictEqual(before, checked.value)) return refuseWith('settings.unchanged', { field: 'value' });
  const involved = categoriesIn([before, checked.value]);
  const categories = involved.size === 0 ? [] : (await allCategories(ctx.db)).filter(({ id }) => involved.has(String(id)));
  return proposeAct(ctx, settingChange, operator, {
    subject: `setting:${wish.name}`,
    vendorId: null,
    amountIdr: null,
    concerns: [],
    terms: {
      name: wish.name,
      value: JSON.stringify(checked.value),
      before: JSON.stringify(before),
      from: wish.startsAt === null ? '' : new Date(wish.startsAt).toISOString(),
      categories: JSON.stringify(Object.fromEntries(categories.map(({ id, name }) => [id, name]))),
    },
    reason,
    idempotencyKey: wish.idempotencyKey,
  });
}

/** The ids of categories that values are about. */
const categoriesIn = (values: readonly (SettingValue | null)[]): Set<string> =>
  new Set(values.flatMap((value) => (value === null || typeof value === 'number' || Array.isArray(value) ? [] : Object.keys(value))));

/** What a setting is, or is going to be, at an instant. Changes are in the order in which they come into force. */
const valueAt = (changes: Awaited<ReturnType<typeof allChanges>>, name: SettingName, at: number): SettingValue | null =>
  changes.findLast((change) => change.name === name && change.validFrom <= at)?.value ?? null;

/** Is on the newest change of the setting, and on a start that every process can still know of in time. */
export const settingChange: Performer = {
  kind: 'setting_change',
  action,
  async ground(tx, ctx, asked) {
    const { name, from } = terms.parse(asked.terms);
    const start = startOf(from === '' ? null : Date.parse(from), ctx.clock.now());
    if (!start.ok) throw new Refused(start.refusals);
    return { ground: `after ${await newestChangeOf(tx, name)}`, weight: 'always' };
  },
  async perform(tx, ctx, operator, { id, askedBy, terms: said, reason }) {
    const { name, value, from } = terms.parse(said);
    const now = ctx.clock.now();
    const start = startOf(from === '' ? null : Date.parse(from), now);
    if (!start.ok) throw new Refused(start.refusals);
    await recordChange(tx, ctx.bus, {
      name,
      value: JSON.parse(value) as SettingValue,
      validFrom: start.value,
      setAt: now,
      proposalId: id,
      proposedBy: askedBy,
      approvedBy: operator.accountId,
      reason: reason ?? '',
    });
    await noteDone(tx, operator, action, `setting:${name}`, { proposal: id, value, validFrom: new Date(start.value).toISOString() });
  },
};
