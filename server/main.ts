// One server process of the system.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigProblem, readConfig, type Config } from './config.ts';
import { keyFor, keysFor } from './config-secrets.ts';
import { accountLines } from './demo/accounts.ts';
import { fillDemoWorld } from './demo/fill.ts';
import { openDatabase } from './database/open.ts';
import { buildSystem } from './app.ts';
import { assertPasswordHashing } from './identity/password-hash.ts';
import { followDatabaseClock } from './kit/clock.ts';
import { sentryReports } from './adapters/error-reports-sentry.ts';
import { createLog } from './kit/log.ts';
import { createMetrics, measureProcess, serveMetrics } from './kit/metrics.ts';
import { reportFaults } from './kit/report-faults.ts';
import { openTracing } from './kit/tracing.ts';
import { webFolder } from './pages/assets.ts';
import { keepBuild, keptBuildsIn } from './pages/kept-builds.ts';
import { openEncryption } from './encryption.ts';
import { startWarnings } from './start-warnings.ts';

/** Requests in flight get this long to finish; then the process ends all the same. */
const STOP_WITHIN_MS = 14_000;

const { version: release } = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string };

async function run(config: Config): Promise<void> {
  const reports =
    config.errorReportDsn === null
      ? null
      : sentryReports({
          dsn: config.errorReportDsn,
          release,
          environment: config.isProduction ? 'production' : 'development',
          clock: { now: () => Date.now() },
        });
  const log = createLog(config.logLevel, reports === null ? undefined : reportFaults(reports));
  const tracing = config.traces === null ? null : openTracing({ url: config.traces, release });
  const database = await openDatabase(config, log);
  const clock = await followDatabaseClock(database.db, log);
  if (config.demo)
    await fillDemoWorld({
      ownerTarget: database.ownerTarget,
      publicFolder: path.join(config.dataDir, 'files', 'public'),
      encryptionKeys: keysFor(config.secrets.encryption, 'second factor'),
      now: clock.now(),
      encryption: openEncryption(config),
      viewerKey: keyFor(config.secrets.viewer, 'viewer'),
      log,
    });
  const metrics = createMetrics();
  const system = await buildSystem({
    config,
    db: database.db,
    staleReads: database.staleReads,
    pool: database.pool,
    metrics,
    heartbeat: database.heartbeat,
    target: database.target,
    clock,
    log,
    reports,
    isWorking: true,
  });
  let isStopping = false;
  const stop = async (drainMs: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    system.drain();
    await sleep(drainMs);
    await system.stop();
    clock.stop();
    await database.close();
    await tracing?.end();
    await reports?.flush(1_000);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(config.drainMs));
  // A fault no one caught leaves the process in a state no one knows: it is logged, requests are finished, and the process ends.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (fault: unknown) => {
      log.fatal({ err: fault }, event);
      process.exitCode = 1;
      void stop(0);
    });
  await assertPasswordHashing();
  await keepBuild(webFolder, keptBuildsIn(config.dataDir), Date.now());
  await system.start();
  if (config.metrics !== null) {
    measureProcess(metrics);
    await serveMetrics(metrics, config.metrics);
  }
  const address = await system.app.listen({ host: config.host, port: config.port });
  if (config.demo) for (const line of accountLines()) console.log(line);
  for (const warning of startWarnings(config)) console.log(warning);
  console.log(`ready ${address}`);
}

try {
  await run(readConfig(process.env));
} catch (fault) {
  console.error(fault instanceof ConfigProblem ? fault.message : fault);
  process.exit(1);
}
