// Shapes that many calls share. Strict everywhere: an unknown field is refused, never ignored (S21).
import * as z from 'zod';

/** Whole Rupiah as a safe integer. */
export const idr = z.int();
/** What the payer was shown, tax included: when it costs anything else now, the call is refused with `payments.total_changed` and nothing was changed. */
export const expectedTotal = z.int().min(0);
/** The largest number a column of four bytes holds: what is larger was never given to anything. */
const largest = 2_147_483_647;
export const id = z.int().positive().max(largest);
/** A revision, a version, the number of a message: counted up from 0 or 1. The one after it still fits its column. */
export const counted = z
  .int()
  .min(0)
  .max(largest - 1);
/** Days can be reckoned with, and mean something to somebody, within these centuries. */
const inOurTimes = /^(19|20|21)\d\d-/;
/** A calendar day, `2026-11-20`; read as a business day in Asia/Jakarta. */
export const day = z.iso.date().regex(inOurTimes);
/** An instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true }).regex(inOurTimes);
export const language = z.enum(['en', 'id']);
/** A number from the address, where everything is text. */
export const numberInAddress = z.coerce.number().int();
export const idInAddress = numberInAddress.positive().max(largest);
/** The same as `counted`, in the address. */
export const countedInAddress = numberInAddress.min(0).max(largest - 1);
/** Single-line text a person typed; cleaned further in core. */
export const line = (max: number) => z.string().max(max * 4);
export const email = line(254);
export const bilingual = z.object({ en: z.string(), id: z.string() });
export const pageQuery = {
  page: numberInAddress.min(1).max(100_000).default(1),
  limit: numberInAddress.min(1).max(100).default(20),
};
export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int() });
export const paged = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta });
export const data = <T extends z.ZodType>(shape: T) => z.object({ data: shape });
export const params = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
export const query = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
export const body = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape);
