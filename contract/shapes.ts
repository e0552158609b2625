// Schemas shared by many calls. Objects are strict: an unknown field is refused, never ignored (S21).
import * as z from 'zod';

/** An amount in whole Rupiah. */
export const idr = z.int().describe('Whole Rupiah (IDR)');
/** Why a payment is sent back: it came after its time, twice, or what was paid for is refunded. */
export const refundReason = z.enum(['paid_after_expiry', 'paid_twice', 'given_back']);
/** The total shown to the payer, tax included, in whole Rupiah. If it now differs, the call is refused with `payments.total_changed` and nothing changes. */
export const expectedTotal = z.int().min(0);
/** The largest value of a PostgreSQL `integer`: no record has a larger id. */
const largest = 2_147_483_647;
export const id = z.int().positive().max(largest);
/** A revision, a version or a message number, counted up from 0 or 1. The next value still fits its column. */
export const counted = z
  .int()
  .min(0)
  .max(largest - 1);
/** Dates from 1900 to 2199. */
const inOurTimes = /^(19|20|21)\d\d-/;
/** A date such as `2026-11-20`: a business day in Asia/Jakarta. */
export const day = z.iso.date().regex(inOurTimes).describe('Date (YYYY-MM-DD) in Asia/Jakarta');
/** A point in time, ISO 8601 with an offset. */
export const instant = z.iso.datetime({ offset: true }).regex(inOurTimes).describe('Point in time, ISO 8601 with offset');
export const language = z.enum(['en', 'id']);
/** An integer in a path or query, sent as text. */
export const numberInAddress = z.coerce.number().int();
export const idInAddress = numberInAddress.positive().max(largest);
/** `counted` in a path or query. */
export const countedInAddress = numberInAddress.min(0).max(largest - 1);
/** Text a person typed, on one line. Cleaned and measured in core. */
export const line = (max: number) => z.string().max(max * 4);
export const email = line(254);
export const bilingual = z.object({ en: z.string(), id: z.string() });
export const pageQuery = {
  page: numberInAddress.min(1).max(100_000).default(1),
  limit: numberInAddress.min(1).max(100).default(20),
};
export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });
/** A page of a list, and how long the list is. */
export const paged = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta });
/** One thing as an answer. */
export const data = <T extends z.ZodType>(shape: T) => z.object({ data: shape });
/** The values in the path of a call. */
export const params = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
/** The values behind the question mark; a name that is not declared is refused. */
export const query = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
/** The JSON of a call; a field that is not declared is refused. */
export const body = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
