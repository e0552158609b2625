import type { QuotationRules } from '../../core/quotations/content.ts';
import type { FastifyRequest } from 'fastify';
import type { Clients } from '../clients/api.ts';
import type { Conversations } from '../conversations/api.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Bus } from '../kit/live.ts';
import type { Post } from '../kit/post.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { Visitors } from '../kit/visitor.ts';
import type { Payments } from '../payments/api.ts';

/** What every use case of quotations works with. */
export interface QuotationsContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly post: Post;
  readonly jobs: Jobs;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly clients: Clients;
  readonly conversations: Conversations;
  readonly payments: Payments;
  readonly rules: QuotationRules;
  /** How long a payment of an instalment stays open; milliseconds. */
  readonly paymentLifeMs: number;
  /** The address people use, without a path; links in mails begin with it. */
  readonly publicUrl: () => string;
  /** Whether an origin is one of ours, as seen from the host that was asked. */
  readonly isOwnOrigin: (origin: string, request: FastifyRequest) => boolean;
}
