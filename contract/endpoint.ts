import type * as z from 'zod';
import type { RefusalCode } from './refusals.ts';

/** What an operator may be allowed to do; one account can hold several (product 2). */
export const permissions = ['verification', 'finance', 'support'] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may call. Nothing is open by default: an endpoint that names no access does not compile.
 * - `anyone`: also without a session.
 * - `session`: any signed-in account.
 * - `couple`: an account of type `user`.
 * - `couple-or-vendor`: either of the two who write to each other, each as above and below.
 * - `vendor`: a vendor whose status is not 0; while suspended (status 2) only reading calls (spec 4, product 2).
 * - `vendor-unpublished`: a vendor of any status: the edit and agreement calls, and one's own record.
 * - `operator`: any operator, whatever its permissions.
 * - `operator:…`: an operator with that permission.
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'couple'
  | 'couple-or-vendor'
  | 'vendor'
  | 'vendor-unpublished'
  | 'operator'
  | `operator:${Permission}`;

/** One call as it crosses the wire: server validation, typed client and OpenAPI are all made from it. */
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
  /** The JSON answered on success. Absent: nothing (204), a redirect, a file or a stream, as `answers` says. */
  readonly answer?: z.ZodType;
  /** What comes back when it is not JSON. */
  readonly answers?: 'nothing' | 'redirect' | 'csv' | 'pdf' | 'html' | 'event-stream' | 'file';
  readonly status?: 200 | 201 | 202;
  /** Refusals of this call beyond those that follow from everything else here (`refusalsOf`). */
  readonly refusals?: readonly RefusalCode[];
  /** The call moves money or sends something: an `Idempotency-Key` header is honoured and replayed. */
  readonly idempotent?: true;
  /** Calls that come from other systems or are plain browser posts: neither session nor origin is asked (webhooks, beacons, reports). */
  readonly crossOrigin?: true;
  /** The body is signed: it is handed over as the bytes that came, and not parsed. */
  readonly readsRawBody?: true;
  /** The body is multipart/form-data with one file in the part `file`; one byte more than `sizeBytesMax` is refused with `tooLarge`, none with `missing`. */
  readonly takesFile?: { readonly sizeBytesMax: number; readonly tooLarge: RefusalCode; readonly missing: RefusalCode };
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(description: E): E => description;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the caller sends. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What the caller may send, before defaults are filled in. */
export type ParamsInput<E extends Endpoint> = Input<E['params']>;
export type QueryInput<E extends Endpoint> = Input<E['query']>;
export type BodyInput<E extends Endpoint> = Input<E['body']>;
/** What the server answers. */
export type AnswerOf<E extends Endpoint> = Output<E['answer']>;
