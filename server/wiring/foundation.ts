// Opens what every capability needs, from the configuration: the edge, the process heartbeat, live updates, and storage.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { keysFor } from '../config-secrets.ts';
import { renderEmail } from '../emails/api.ts';
import { notifierWithActivity } from '../feed/api.ts';
import { type Addresses, createAddresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import { costlyWork } from '../kit/costly.ts';
import { allowOwnPages } from '../kit/cors.ts';
import { type ConnectionTarget, type Database, openClient } from '../kit/database.ts';
import { createEdge } from '../kit/edge.ts';
import type { Keys } from '../kit/keys.ts';
import { createJobs, type Jobs } from '../kit/jobs.ts';
import { busSilenceMs, type Bus, createBus } from '../kit/live.ts';
import { createLoad } from '../kit/load.ts';
import type { Log } from '../kit/log.ts';
import { createMetrics, measureJobs, measureRequests, type Metrics } from '../kit/metrics.ts';
import { createPdfDocuments, type PdfDocuments } from '../kit/pdf-documents.ts';
import { createNotifier, type Notifier } from '../kit/notifier.ts';
import type { Heartbeat } from '../kit/heartbeat.ts';
import { createSentMessages } from '../kit/sent-messages.ts';
import { createThrottle, type Throttle } from '../kit/throttle.ts';
import { traceRequests } from '../kit/tracing.ts';
import { createVisitors, type Visitors } from '../kit/visitor.ts';
import { examinersOf, sendersOf } from '../outside.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import type { ErrorReports } from '../ports/error-reports.ts';
import { createSettings, type Settings } from '../settings/api.ts';
import { openEncryption, type Encryption } from '../encryption.ts';
import { readsOfPrimary, type StaleReads } from '../kit/stale-reads.ts';

export interface SystemOptions {
  readonly config: Config;
  readonly db: Database;
  /** With `db` itself when nothing is said. */
  readonly staleReads?: StaleReads;
  /** The connections behind `db`. */
  readonly pool: pg.Pool;
  readonly heartbeat: Heartbeat;
  readonly target: ConnectionTarget;
  readonly clock: Clock;
  readonly log: Log;
  /** Where faults are reported beside the log; null: nowhere. */
  readonly reports?: ErrorReports | null;
  /** Told of a refusal that a call's contract does not name; tests fail on it. */
  readonly onUndeclared?: (call: string, code: string) => void;
  /** Where the process measures itself; a registry of its own when nothing is said. */
  readonly metrics?: Metrics;
  /** Also does background jobs; a process without them only writes them down. */
  readonly isWorking: boolean;
}

/** Anyone who looks at files of strangers, and where they are kept. */
type FileDesk = ReturnType<typeof examinersOf> & {
  readonly log: Log;
  readonly keyring: Encryption['keyring'];
  readonly files: Encryption['files'];
};

/** What any capability may work with; none of it knows a secret. */
interface Kit {
  readonly db: Database;
  readonly staleReads: StaleReads;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly jobs: Jobs;
  /** Emails that are kept in the reader's activity as well. */
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly visitors: Visitors;
  readonly pdfs: PdfDocuments;
  readonly addresses: Addresses;
}

export interface Foundation {
  readonly kit: Kit;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly heartbeat: Heartbeat;
  readonly target: ConnectionTarget;
  readonly app: FastifyInstance;
  /** Where this process listens, once it does. */
  readonly address: () => string | null;
  readonly settings: Settings;
  /** Emails that carry a link with a token, or are about the account: for a mailbox alone. */
  readonly plainNotifier: Notifier;
  readonly encryption: Encryption;
  /** Sign the links that turn emails off. */
  readonly turnOffKeys: Keys;
  readonly fileDesk: FileDesk;
}

/** Opens everything that knows no capability. Nothing listens and nothing is sent yet. */
export function openFoundation(options: SystemOptions): Foundation {
  const { config, db, heartbeat, target, clock, log } = options;
  const metrics = options.metrics ?? createMetrics();
  const load = createLoad(config.load);
  let address: string | null = null;
  const addresses = createAddresses(config, () => address ?? `http://${config.host}:${config.port}`);
  const app = createEdge({
    log,
    trustedProxyHops: config.trustedProxyHops,
    isHttps: addresses.isHttps,
    showRefused: refusalPage,
    load,
    answerStallMs: config.answerStallSeconds * 1_000,
    paths: config.backends.paths,
    onUndeclared: options.onUndeclared ?? ((call, code) => log.error({ call, code }, 'a refusal that is not declared')),
  });
  app.decorateRequest('session', null);
  measureRequests(metrics, app, load);
  measureJobs(metrics, db);
  if (config.traces !== null) traceRequests(app);
  app.addHook('onListen', async () => {
    const bound = app.addresses()[0];
    if (typeof bound === 'object') address = `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
  });
  if (config.apiUrl !== null || Object.keys(config.backends.origins).length > 0) allowOwnPages(app, { isOwnOrigin: addresses.isOwnOrigin });

  const bus = createBus(() => openClient(target, { query_timeout: busSilenceMs }), log);
  const jobs = createJobs({ connection: jobConnection(target), log, isWorking: options.isWorking });
  const plainNotifier = createNotifier({
    jobs,
    clock,
    log,
    ...sendersOf(config, db),
    render: renderEmail,
    sent: createSentMessages(db, clock),
    smsKeys: keysFor(config.secrets.encryption, 'text message'),
  });
  const encryption = openEncryption(config);
  const { keyring, files } = encryption;
  const turnOffKeys = keysFor(config.secrets.token, 'turn off emails');
  const kit: Kit = {
    db,
    staleReads: options.staleReads ?? readsOfPrimary(db),
    clock,
    log,
    bus,
    jobs,
    notifier: notifierWithActivity(plainNotifier, { clock, bus, jobs, addresses, turnOffKeys }),
    throttle: createThrottle(clock),
    visitors: createVisitors({ isHttps: addresses.isHttps, cookieDomain: config.cookieDomain }),
    pdfs: createPdfDocuments({ files, keyring, log, draw: costlyWork('papers', { waitingOfOne: 8, waitingOfAll: 64 }) }),
    addresses,
  };
  return {
    kit,
    config,
    metrics,
    heartbeat,
    target,
    app,
    address: () => address,
    settings: createSettings({ db, bus, log }),
    plainNotifier,
    encryption,
    turnOffKeys,
    fileDesk: { log, keyring, files, ...examinersOf(config) },
  };
}

function jobConnection(target: ConnectionTarget): object {
  const { role, ...connection } = target;
  return { ...connection, ...(role && { options: `-c role=${role}` }) };
}
