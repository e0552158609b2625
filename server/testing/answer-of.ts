import type { AnswerOf, Endpoint } from '../../contract/endpoint.ts';

/** What an endpoint answered, of the type it describes: the one place where tests and tools take a body for what the server says it is. */
export const answerOf = <E extends Endpoint>(_endpoint: E, body: unknown): AnswerOf<E> => body as AnswerOf<E>;
