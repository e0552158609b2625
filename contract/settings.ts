// Product settings (prices, taxes, windows, limits) with their history, for operators (decision 0061).
import * as z from 'zod';
import { settingNames } from '../core/settings/product-settings.ts';
import { endpoint } from './endpoint.ts';
import { proposal } from './proposals.ts';
import { bilingual, body, data, id, instant, line, params } from './shapes.ts';

const tag = 'operations';
const base = '/v2/operations/settings';
const operatorName = z.string().nullable();

/** A number, a list of amounts, or an amount by category id, in the unit of the setting. */
const value = z.union([z.int(), z.array(z.int()), z.record(z.string(), z.int())]);
const change = z.object({
  value,
  valid_from: instant,
  /** null for the initial value. */
  set_at: instant.nullable(),
  proposed_by: operatorName,
  approved_by: operatorName,
  reason: z.string().nullable(),
});
const setting = z.object({
  name: z.enum(settingNames),
  /** The value in effect now. */
  value,
  since: instant,
  /** Approved values not in effect yet, next first. */
  scheduled: z.array(change),
  /** Current and past values, newest first. */
  history: z.array(change),
  /** A change that waits for a second operator. */
  proposal: proposal.nullable(),
});
export type Setting = z.infer<typeof setting>;
export type SettingChangeOnWire = z.infer<typeof change>;

export const listSettings = endpoint({
  method: 'GET',
  path: base,
  tag,
  summary:
    'List the product settings (prices, taxes, windows, limits) with current, scheduled and past values and who changed them and why.',
  access: 'operator:finance',
  answer: z.object({ data: z.array(setting), meta: z.object({ categories: z.array(z.object({ id, name: bilingual })) }) }),
});
export const changeSetting = endpoint({
  method: 'POST',
  path: `${base}/:name/changes`,
  tag,
  summary:
    'Propose a new value of a setting from `starts_at` on; null: as soon as it is approved and every process has loaded it. A second operator with finance decides.',
  access: 'operator:finance',
  status: 201,
  idempotent: true,
  params: params({ name: z.enum(settingNames) }),
  body: body({ value: z.unknown(), starts_at: instant.nullable(), reason: line(500) }),
  answer: data(proposal),
  refusals: [
    'operations.reason_required',
    'operations.already_waiting',
    'settings.value_required',
    'settings.below_minimum',
    'settings.above_maximum',
    'settings.not_in_steps',
    'settings.amounts_alike',
    'settings.too_many',
    'settings.unchanged',
    'settings.starts_too_soon',
    'settings.starts_too_late',
  ],
});
