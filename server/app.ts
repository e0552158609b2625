// Composes the system from its parts, in order. `wiring` connects each part.
import type { FastifyInstance } from 'fastify';
import type { AdsApi } from './ads/api.ts';
import { latestClients } from './dashboard/api.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { defaultAdjustmentRules } from '../core/operations/adjustment.ts';
import { defaultAllowanceLimits } from '../core/operations/proposal.ts';
import { dayMs } from '../core/time.ts';
import type { IdentityContext } from './identity/context.ts';
import type { Jobs } from './kit/jobs.ts';
import type { Bus } from './kit/live.ts';
import { measurePools, type Metrics } from './kit/metrics.ts';
import type { Service } from './kit/serve.ts';
import type { Leaving } from './leaving/api.ts';
import { registerLeaving } from './leaving/routes.ts';
import { registerOperations } from './operations/routes.ts';
import type { Pipeline } from './pipeline/api.ts';
import { registerPipeline } from './pipeline/routes.ts';
import { registerResults } from './results/routes.ts';
import { registerSystem } from './pages/system.ts';
import type { Settings } from './settings/api.ts';
import type { Encryption } from './encryption.ts';
import { approverOf } from './verification/api.ts';
import { joinAccounts } from './wiring/accounts.ts';
import { joinAds } from './wiring/ads.ts';
import { type Couples, joinCouples } from './wiring/couples.ts';
import { openFoundation, type SystemOptions } from './wiring/foundation.ts';
import { joinMoneyIn, joinMoneyOut, type MoneyIn, type MoneyOut } from './wiring/money.ts';
import { joinPages } from './wiring/pages.ts';

export interface System extends Couples, MoneyIn, Omit<MoneyOut, 'payouts'> {
  readonly app: FastifyInstance;
  readonly service: Service;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly identity: IdentityContext;
  readonly ads: AdsApi;
  readonly leaving: Leaving;
  readonly pipeline: Pipeline;
  readonly encryption: Encryption;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** Opens what stays open: live updates and the job queue. */
  start(): Promise<void>;
  /** Readiness off; requests are still served, each on a connection that is not used again. */
  drain(): void;
  /** Readiness off, requests in flight finished, background work ended. */
  stop(): Promise<void>;
}

/** Builds one server process of the system on a database that is ready. It listens only when told to. */
export async function buildSystem(options: SystemOptions): Promise<System> {
  const foundation = openFoundation(options);
  const { kit, app, plainNotifier, metrics, settings, encryption } = foundation;
  const { bus, jobs } = kit;
  let isStopping = false;

  const accounts = joinAccounts(foundation, { clientsOf: (vendorId, language) => latestClients(couples.clients, vendorId, language) });
  const { identity, service, confirmPassword } = accounts;
  registerSystem(service, { ...kit, reports: options.reports ?? null, isStopping: () => isStopping });
  const { ads, writers, endWriters } = joinAds(service, foundation);
  measurePools(metrics, { requests: options.pool, ads: writers });
  const couples = joinCouples(service, foundation, ads, {
    // Bank accounts are joined later; nobody asks before.
    sharesBankAccount: (db, vendorId, coupleId) => moneyOut.bankAccounts.sharesNumber(db, vendorId, coupleId),
  });
  const { clients, conversations, calendar } = couples;
  const moneyIn = joinMoneyIn(service, foundation, { ads, clients, conversations, calendar });
  const { payouts, ...moneyOut } = joinMoneyOut(service, foundation, accounts);
  const { bankAccounts, verification } = moneyOut;
  registerDashboard(service, { ...kit, ads, clients });
  const pipeline = registerPipeline(service, kit);
  registerResults(service, { ...kit, ads, leadDaysAt: (instant) => settings.at(instant).ads.leadWindowMs / dayMs });
  registerOperations(service, {
    ...kit,
    ads,
    conversations,
    reviews: couples.reviews,
    ...moneyIn,
    payouts,
    refundNumberOf: (connection, accountId) => bankAccounts.refundNumberOf(connection, accountId),
    approverOf,
    rules: defaultAdjustmentRules,
    limits: defaultAllowanceLimits,
  });
  const leaving = registerLeaving(service, {
    ...kit,
    // The email is about the account, not of something to read in its activity.
    notifier: plainNotifier,
    numberOf: (vendorId, id) => bankAccounts.numberOf(kit.db, vendorId, id),
    refundNumberOf: (accountId) => bankAccounts.refundNumberOf(kit.db, accountId),
    agreementOf: (vendorId) => verification.heldAbout(vendorId),
    confirmPassword,
    assertOwnFactor: accounts.assertOwnFactor,
  });
  await joinPages(foundation, accounts, ads);

  return {
    app,
    service,
    jobs,
    bus,
    identity,
    ads,
    ...couples,
    ...moneyIn,
    ...moneyOut,
    leaving,
    pipeline,
    encryption,
    settings,
    metrics,
    async start() {
      await bus.start();
      await settings.start();
      await ads.start();
      await jobs.start();
    },
    drain() {
      isStopping = true;
      app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
    },
    async stop() {
      isStopping = true;
      await app.close();
      await ads.stop();
      settings.stop();
      await jobs.stop();
      await bus.stop();
      await endWriters();
    },
  };
}
