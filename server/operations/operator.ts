import type { FastifyRequest } from 'fastify';
import type { Session } from '../kit/session.ts';
import type { Operator } from './context.ts';

/** The operator behind a call. */
export const operatorOf = ({ session, request }: { readonly session: Session; readonly request: FastifyRequest }): Operator => ({
  accountId: session.accountId,
  address: request.ip,
});
