import type * as z from 'zod';
import { type Act, isAct } from '../core/team/roles.ts';
import type { RefusalCode } from './refusals.ts';

/** The permissions an operator can hold; one account can hold several (product 2). */
export const permissions = ['verification', 'finance', 'support'] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may call. Access is denied by default: an endpoint without `access` does not compile.
 * - `anyone`: no session required.
 * - `session`: any signed-in account; with `:…`, of a vendor’s team only those whose role may do that act.
 * - `couple`: an account of type `user`.
 * - `couple-or-vendor:…`: a couple or a vendor, under the rules of `couple` and `vendor`.
 * - `vendor:…`: a vendor whose status is not 0, by someone whose role may do that act; while suspended (status 2) GET only (spec 4, product 2).
 * - `vendor-unpublished:…`: a vendor of any status, for the profile, the agreement and their own record.
 * - `operator`: any operator, with any permissions.
 * - `operator:…`: an operator with that permission.
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'couple'
  | `session:${Act}`
  | `couple-or-vendor:${Act}`
  | `vendor:${Act}`
  | `vendor-unpublished:${Act}`
  | 'operator'
  | `operator:${Permission}`;

/** Who may call, in its two parts: the kind of account, and the act of a vendor’s team or the operator’s permission. */
export function partsOfAccess(access: Access): { readonly kind: AccessKind; readonly act: Act | null } {
  const [kind = '', right = ''] = access.split(':');
  return { kind: kind as AccessKind, act: isAct(right) ? right : null };
}
type AccessKind = 'anyone' | 'session' | 'couple' | 'couple-or-vendor' | 'vendor' | 'vendor-unpublished' | 'operator';

/** One API call. Server validation, the typed client and OpenAPI are derived from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, exactly as in the specification. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The JSON body of a successful response. Absent: `answers` says what is returned instead. */
  readonly answer?: z.ZodType;
  /** The kind of response when it is not JSON; `nothing` is 204. */
  readonly answers?: 'nothing' | 'redirect' | 'csv' | 'pdf' | 'html' | 'event-stream' | 'file';
  readonly status?: 200 | 201 | 202;
  /** Error codes of this call, in addition to those derived from the other fields (`refusalsOf`). */
  readonly refusals?: readonly RefusalCode[];
  /**
   * How many calls one network (an IPv4 address, a /64 of IPv6) may make in a window; more are refused with `request.too_many`, whatever they
   * contain. For calls that change something and need no session.
   */
  readonly perNetwork?: { readonly attempts: number; readonly windowSeconds: number };
  /** The answer is made from a great many rows: callers take turns, and one that asks for too much at once is refused with `request.too_many`. */
  readonly gathers?: true;
  /** The call moves money or sends something: a repeated `Idempotency-Key` header returns the first response. */
  readonly idempotent?: true;
  /** Nothing changes but what is recorded of the call, whatever its method: a suspended vendor may make it as it may read everything else. */
  readonly onlyReads?: true;
  /** Called by other systems or by plain browser posts (webhooks, beacons, reports): neither session nor origin is checked. */
  readonly crossOrigin?: true;
  /** The body is signed: the handler receives the raw bytes, not parsed JSON. */
  readonly readsRawBody?: true;
  /** The body is multipart/form-data with one file in the part `file`. More than `sizeBytesMax` bytes is refused with `tooLarge`, no file with `missing`. */
  readonly takesFile?: { readonly sizeBytesMax: number; readonly tooLarge: RefusalCode; readonly missing: RefusalCode };
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the server receives, with defaults filled in. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What the caller sends, before defaults are filled in. */
export type ParamsInput<E extends Endpoint> = Input<E['params']>;
export type QueryInput<E extends Endpoint> = Input<E['query']>;
export type BodyInput<E extends Endpoint> = Input<E['body']>;
/** The successful response. */
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;
