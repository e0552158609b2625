// Where the parts are joined, and nowhere else.
import type { FastifyInstance } from 'fastify';
import { registerAcquisition } from './acquisition/routes.ts';
import { type AdsApi, registerAds } from './ads/api.ts';
import * as catalogue from './catalogue/api.ts';
import { type BankAccounts, registerBankAccounts } from './bank-accounts/api.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { type Config, keyFor, keysFor } from './config.ts';
import { defaultAdRules } from '../core/ads/rules.ts';
import type { Clients } from './clients/api.ts';
import { registerClients } from './clients/routes.ts';
import { latestClients } from './dashboard/api.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { conversationBetween, type Conversations, registerConversations } from './conversations/api.ts';
import { type BankAccountRules, defaultBankAccountRules } from '../core/bank-accounts/rules.ts';
import { defaultCreditRules } from '../core/credit/packages.ts';
import { defaultMembershipRules } from '../core/membership/price.ts';
import { defaultAdjustmentRules } from '../core/operations/adjustment.ts';
import { defaultPayoutRules } from '../core/payouts/request.ts';
import { registerCredit } from './credit/routes.ts';
import type { ConnectionTarget, Database } from './kit/database.ts';
import { byKeysAlone, openClient, openPool, overPool } from './kit/database.ts';
import type { Clock } from './kit/clock.ts';
import { createEdge, sendRefusal } from './kit/edge.ts';
import { createIdempotency } from './kit/idempotency.ts';
import { createJobs, type Jobs } from './kit/jobs.ts';
import { createBus, type Bus } from './kit/live.ts';
import type { Log } from './kit/log.ts';
import { createPipeline } from './kit/pipeline.ts';
import { createPost } from './kit/post.ts';
import { preparing } from './kit/prepared.ts';
import type { Pulse } from './kit/pulse.ts';
import { createService, type Service } from './kit/serve.ts';
import { createThrottle } from './kit/throttle.ts';
import { createVisitors } from './kit/visitor.ts';
import { inTransaction } from './kit/database.ts';
import { confirmPassword } from './identity/confirm-password.ts';
import { inviteAccount, mailInvitation } from './identity/api.ts';
import { postThatIsKept, registerFeed } from './feed/api.ts';
import { registerFairs } from './fairs/routes.ts';
import { registerHilda } from './hilda/routes.ts';
import { registerIdentityJobs } from './identity/jobs.ts';
import { registerIdentity } from './identity/routes.ts';
import { clearSessionCookie, createAuthenticate, endSessions } from './identity/sessions.ts';
import type { IdentityContext } from './identity/context.ts';
import type { ErrorReports } from './ports/error-reports.ts';
import { examinersOf, gatewayOf, sendersOf } from './outside.ts';
import { registerFiles } from './pages/files.ts';
import { type Pictures, registerPictures } from './pictures/routes.ts';
import type { Payments } from './payments/api.ts';
import { registerMembership, type Memberships } from './membership/api.ts';
import { type Meetings, registerMeetings } from './meetings/api.ts';
import { registerOperations } from './operations/routes.ts';
import { registerPayments } from './payments/routes.ts';
import { paidInstalments, type Quotations, registerQuotations } from './quotations/api.ts';
import { quotationRules } from '../core/quotations/content.ts';
import { readinessOf, registerPayouts } from './payouts/api.ts';
import { productRules } from '../core/store/content.ts';
import { askedProduct, hasAnyProduct, registerStore } from './store/api.ts';
import { registerApiPage } from './pages/api-page.ts';
import { registerOutbox, registerPlainStyle } from './pages/outbox.ts';
import { registerPages } from './pages/pages.ts';
import { registerRobots } from './pages/robots.ts';
import { openVault, type Vault } from './vault.ts';
import { nameOnPapers, registerVerification, type Verification } from './verification/api.ts';
import { registerSystem } from './pages/system.ts';

export interface SystemOptions {
  readonly config: Config;
  readonly db: Database;
  readonly pulse: Pulse;
  readonly target: ConnectionTarget;
  readonly clock: Clock;
  readonly log: Log;
  /** Where faults are reported beside the log; null: nowhere. */
  readonly reports?: ErrorReports | null;
  /** Also does background jobs; a process without them only writes them down. */
  readonly isWorking: boolean;
}

export interface System {
  readonly app: FastifyInstance;
  readonly service: Service;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly identity: IdentityContext;
  readonly ads: AdsApi;
  readonly clients: Clients;
  readonly payments: Payments;
  readonly memberships: Memberships;
  readonly bankAccounts: BankAccounts;
  readonly verification: Verification;
  readonly conversations: Conversations;
  readonly pictures: Pictures;
  readonly quotations: Quotations;
  readonly meetings: Meetings;
  readonly vault: Vault;
  /** Opens what stays open: live updates and the job queue. */
  start(): Promise<void>;
  /** Readiness off; requests are still served, each on a connection that is not used again. */
  drain(): void;
  /** Readiness off, requests in flight finished, background work ended. */
  stop(): Promise<void>;
}

/** One for clicks, two for displays, one for adding up, and one in reserve while a connection is being replaced. */
const AD_WRITER_CONNECTIONS = 5;

/** Builds one server process of the system on a database that is ready. It listens only when told to. */
export async function buildSystem({ config, db, pulse, target, clock, log, reports = null, isWorking }: SystemOptions): Promise<System> {
  let isStopping = false;
  let address: string | null = null;
  const publicUrl = () => config.publicUrl ?? address ?? `http://${config.host}:${config.port}`;
  const app = createEdge({ log, trustedProxyHops: config.trustedProxyHops, isHttps: config.publicUrl?.startsWith('https:') ?? false });
  app.decorateRequest('session', null);
  app.addHook('onListen', async () => {
    const bound = app.addresses()[0];
    if (typeof bound === 'object') address = `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
  });

  const ownHosts = config.hosts ? Object.values(config.hosts) : [];
  const isOwnOrigin = (origin: string, request: { host: string }): boolean =>
    ownHosts.length > 0 || config.publicUrl !== undefined
      ? origin === config.publicUrl ||
        ownHosts.some((host) => origin === `https://${host}` || (!config.isProduction && origin === `http://${host}`))
      : origin === `http://${request.host}`;

  const bus = createBus(() => openClient(target, { query_timeout: 0, statement_timeout: 0 }), log);
  const jobs = createJobs({ connection: jobConnection(target), log, isWorking });
  const letters = createPost({ jobs, clock, log, ...sendersOf(config, db), smsKeys: keysFor(config.secrets.encryption, 'text message') });
  const post = postThatIsKept(letters, { clock, bus, publicUrl });
  const throttle = createThrottle(clock);

  const identity: IdentityContext = {
    db,
    clock,
    jobs,
    bus,
    // Links with tokens are for a mailbox alone.
    post: letters,
    throttle,
    directory: {
      ...catalogue,
      ownRecord: async (connection, vendorId, include) => ({
        ...(await catalogue.ownRecord(connection, vendorId, include)),
        hasStoreProduct: await hasAnyProduct(connection, vendorId),
        ...(include.has('clients') && (await latestClients(clients, vendorId))),
      }),
    },
    config,
    handleKeys: keysFor(config.secrets.token, 'session handle'),
    boxKeys: keysFor(config.secrets.encryption, 'second factor'),
    publicUrl,
  };
  const authenticate = createAuthenticate(identity);
  const service = createService(app, { authenticate, idempotency: createIdempotency(db, clock, pulse), isOwnOrigin });

  registerSystem(service, { db, log, throttle, reports, isStopping: () => isStopping });
  registerIdentity(service, identity, authenticate);
  registerIdentityJobs(identity);
  registerCatalogue(service, { db, clock, bus, confirmPassword: (proof) => confirmPassword(identity, proof) });
  registerAcquisition(service, {
    db,
    clock,
    throttle,
    invite: {
      account: (tx, wish) => inviteAccount(tx, identity, wish),
      again: (tx, accountId, businessName) => mailInvitation(tx, identity, accountId, businessName),
    },
  });
  const visitors = createVisitors({ isHttps: config.publicUrl?.startsWith('https:') ?? false, cookieDomain: config.cookieDomain });
  // Clicks and displays must find a connection however many others are busy with reports.
  const adWriters = openPool(target, AD_WRITER_CONNECTIONS, log, { settings: byKeysAlone, pipeline: true });
  const ads = registerAds(service, {
    db,
    writerDb: overPool(adWriters, pulse),
    writerLine: createPipeline(preparing(adWriters, pulse)),
    clock,
    log,
    jobs,
    bus,
    post,
    visitors,
    rules: defaultAdRules,
    random: Math.random,
    tokenKeys: keysFor(config.secrets.token, 'ad token'),
    viewerKey: keyFor(config.secrets.viewer, 'viewer'),
    publicUrl,
  });
  const clients = registerClients(service, {
    db,
    clock,
    bus,
    throttle,
    visitors,
    contacted: (tx, contact) => ads.contacted(tx, contact),
    cameByAd: (connection, visit) => ads.cameByAd(connection, visit),
    conversationOf: conversationBetween,
  });
  const vault = openVault(config);
  const fileDesk = {
    log,
    ring: vault.ring,
    files: vault.files,
    ...examinersOf(config),
  };
  const pictures = registerPictures(service, {
    ...fileDesk,
    db,
    clock,
    jobs,
    throttle,
    changed: (tx, vendorId) => bus.publish(tx, catalogue.vendorsChannel, String(vendorId)),
  });
  const conversations = registerConversations(service, {
    ...fileDesk,
    db,
    clock,
    bus,
    jobs,
    post,
    throttle,
    visitors,
    clients,
    mailAfterMs: config.inboxMailAfterSeconds * 1_000,
    publicUrl,
    productFor: askedProduct,
  });
  registerStore(service, { db, clock, rules: productRules });
  registerFeed(service, { db, clock, bus, jobs });
  registerFairs(service, { db, clock });
  registerHilda(service, { db, clock, bus, post, publicUrl });
  const gateway = gatewayOf(app, config, { db, clock, jobs, log, address: () => address });
  const payments = registerPayments(service, { db, clock, log, jobs, gateway });
  registerCredit(service, {
    db,
    clock,
    bus,
    post,
    payments,
    rules: defaultCreditRules,
    publicUrl,
    onTopUp: (tx, vendorId) => ads.creditGrew(tx, vendorId),
  });
  const memberships = registerMembership(service, { db, clock, bus, post, jobs, payments, rules: defaultMembershipRules, publicUrl });
  const quotations = registerQuotations(service, {
    db,
    clock,
    bus,
    post,
    jobs,
    throttle,
    visitors,
    clients,
    conversations,
    payments,
    rules: quotationRules,
    paymentLifeMs: defaultCreditRules.orderLifeMs,
    publicUrl,
    isOwnOrigin,
  });
  const meetings = registerMeetings(service, {
    db,
    clock,
    bus,
    jobs,
    post,
    throttle,
    visitors,
    clients,
    conversations,
    roomUrl: config.meetingRoomUrl,
    mailFrom: config.mailFrom,
    publicUrl,
  });
  const bankAccounts = registerBankAccounts(service, {
    db,
    clock,
    log,
    jobs,
    post,
    throttle,
    rules: bankAccountRules(config),
    keys: vault.bankKeys,
    smsAlsoTo: config.smsAlsoTo,
    publicUrl,
    confirmPassword: (proof) => confirmPassword(identity, proof),
  });
  bankAccounts.namedBy((connection, vendorId) => nameOnPapers(connection, vault, vendorId));
  const verification = registerVerification(service, {
    ...fileDesk,
    db,
    clock,
    jobs,
    post,
    throttle,
    confirmPassword: (proof) => confirmPassword(identity, proof),
    publicUrl,
  });
  registerDashboard(service, { db, clock, ads, clients });
  const payouts = registerPayouts(service, {
    db,
    clock,
    bus,
    post,
    rules: defaultPayoutRules,
    publicUrl,
    readinessOf: (connection, vendorId) => readinessOf(connection, vault, bankAccounts, vendorId),
    hold: (tx, vendorId) => bankAccounts.lock(tx, vendorId),
    numberOf: (connection, vendorId, id) => bankAccounts.numberOf(connection, vendorId, id),
    labelsOf: async (connection, ids) =>
      new Map((await paidInstalments(connection, ids)).map(({ id, number, label }) => [id, `${number} · ${label}`])),
  });
  bankAccounts.heldBy((tx, vendorId) => payouts.isUnderWay(tx, vendorId));
  registerOperations(service, {
    db,
    clock,
    bus,
    post,
    ads,
    conversations,
    payments,
    quotations,
    payouts,
    rules: defaultAdjustmentRules,
    publicUrl,
  });

  if (!config.isProduction) {
    registerPlainStyle(app);
    registerApiPage(app, service.served);
    if (config.smtpUrl === undefined || config.twilio === null) registerOutbox(app, db);
  }
  registerRobots(app, { db, clock, publicUrl });
  await registerFiles(app, config);
  await registerPages(app, {
    config,
    log,
    authenticate,
    publicUrl,
    async endSession(session, reply) {
      await inTransaction(db, (tx) => endSessions(tx, identity, session.accountId, { id: session.id }));
      clearSessionCookie(reply, identity);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = service.methodsOf(request.url);
    reply.header('cache-control', 'no-store');
    if (methods.length === 0) return sendRefusal(request, reply, 'request.not_found');
    return sendRefusal(request, reply.header('allow', methods.join(', ')), 'request.method_not_allowed');
  });

  return {
    app,
    service,
    jobs,
    bus,
    identity,
    payments,
    memberships,
    bankAccounts,
    verification,
    conversations,
    pictures,
    quotations,
    meetings,
    vault,
    ads,
    clients,
    async start() {
      await bus.start();
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
      await jobs.stop();
      await bus.stop();
      await adWriters.end();
    },
  };
}

function bankAccountRules({ bankCodeResendSeconds, bankCodeLockSeconds, smsPerHourMax }: Config): BankAccountRules {
  const [first = 30, ...later] = bankCodeResendSeconds;
  return {
    ...defaultBankAccountRules,
    resendAfterMs: [first * 1_000, ...later.map((seconds) => seconds * 1_000)],
    lockMs: bankCodeLockSeconds * 1_000,
    overall: { ...defaultBankAccountRules.overall, sends: smsPerHourMax },
  };
}

function jobConnection(target: ConnectionTarget): object {
  const { role, ...connection } = target;
  return { ...connection, ...(role && { options: `-c role=${role}` }) };
}
