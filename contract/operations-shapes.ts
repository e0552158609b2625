// What the calls of the operations area share.
import * as z from 'zod';
import type { RefusalCode } from './refusals.ts';
import { id, line } from './shapes.ts';

/** A vendor in a queue. */
export const vendorInList = z.object({ id, name: z.string(), slug: z.string() });
/** An operator’s name; null if the account was deleted. */
export const operatorName = z.string().nullable();
export const reason = line(500);
/** Refusals of cases that are decided once, by one operator or with the approval of a second one. */
export const ofCases = [
  'request.not_found',
  'operations.already_decided',
  'operations.already_waiting',
  'operations.reason_required',
  'operations.reason_too_short',
  'operations.related_vendor',
] as const satisfies readonly RefusalCode[];
