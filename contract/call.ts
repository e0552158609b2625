import type * as z from 'zod';
import type { AnswerOf, BodyInput, Endpoint, ParamsInput, QueryInput } from './endpoint.ts';

type Part<Name extends string, Schema, Value> = Schema extends z.ZodType
  ? Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }
  : { [K in Name]?: never };
/** What a call takes: exactly the parts its endpoint describes. `idempotencyKey` is one per intent of the user, reused on retry. */
type CallInput<E extends Endpoint> = Part<'params', E['params'], ParamsInput<E>> &
  Part<'query', E['query'], QueryInput<E>> &
  Part<'body', E['body'], BodyInput<E>> & {
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** The call continues when the page that sent it is closed. Small bodies only. */
    keepalive?: boolean;
  };
type CallArguments<E extends Endpoint> = Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls an endpoint of the contract, from the browser or while the server renders a page; rejects with `ApiError`. */
export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<AnswerOf<E>>;
