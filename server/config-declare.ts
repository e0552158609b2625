// How an environment variable is declared, and the kinds of values there are.
import * as z from 'zod';

export const text = z.string().trim().min(1);
export const port = z.coerce.number().int().min(0).max(65_535);
/** Whole numbers, both ends included. */
export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const origin = z
  .url({ protocol: /^https?$/ })
  .transform((u) => u.replace(/\/+$/, ''))
  .refine((u) => new URL(u).pathname === '/', 'an origin without a path');
export const host = text.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name, with a port if it has one');
export const flag = z.enum(['0', '1']).transform((v) => v === '1');

export interface Variable {
  readonly schema: z.ZodType;
  readonly fallback?: string;
  readonly about: string;
}
/** Keeps the type of the schema, so that what is parsed is typed by what is declared. */
export const variable = <const V extends Variable>(v: V): V => v;
/** A back end of the specification that may have an origin of its own. `what` completes a sentence of the page. */
export const backendVariable = (what: string) =>
  variable({
    schema: origin,
    about: `Origin of the API for ${what}, under the rules of \`API_URL\`. Unset: the same as for all other calls.`,
  });
/** A path of the specification that may be another; the one of the contract keeps working. */
export const pathVariable = (fallback: string, what: string) =>
  variable({
    schema: text.regex(/^ms(\/[a-z0-9_-]+)+$/, 'a path that begins with ms/, without slashes around it'),
    fallback,
    about: `Path of the API for ${what}. The path in the API document works as well.`,
  });
