// Shapes that many calls share. Strict everywhere: an unknown field is refused, never ignored (S21).
import * as z from 'zod';

/** Whole Rupiah as a safe integer. */
export const idr = z.int();
export const id = z.int().positive();
/** A calendar day, `2026-11-20`; read as a business day in Asia/Jakarta. */
export const day = z.iso.date();
/** An instant, ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
export const language = z.enum(['en', 'id']);
/** A number from the address, where everything is text. */
export const numberInAddress = z.coerce.number().int();
export const idInAddress = numberInAddress.positive().max(Number.MAX_SAFE_INTEGER);
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
