// Background jobs. A job row is written in the transaction that causes it and processed after the commit.
import { CompiledQuery } from 'kysely';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Connection } from './database.ts';
import type { Log } from './log.ts';
import { inSpan } from './tracing.ts';

/** One kind of job: its queue, and how to do one. Doing it twice must be harmless. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Tries after the first, with growing pauses. */
  readonly retries: number;
  readonly work: (data: Data) => Promise<void>;
  /** Runs by itself as well: a cron line, read in Asia/Jakarta. */
  readonly schedule?: string;
}

export interface Jobs {
  /** Puts a job into the transaction that is open. */
  enqueue(tx: Connection, name: string, data: object, options?: { startAfterSeconds?: number; singletonKey?: string }): Promise<void>;
  /** Declares a kind of job; before `start`. */
  handle<Data extends object>(kind: JobKind<Data>): void;
  /** Everything declared so far. */
  kinds(): readonly Pick<JobKind<object>, 'name' | 'schedule' | 'work'>[];
  /** Looks for jobs of a kind now, where it works at all: not after the pause that is due. */
  wake(name: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const POLL_SECONDS = 1;
/** Of queues whose jobs come by the minute. */
const SCHEDULED_POLL_SECONDS = 5;
/** A job whose worker gives no sign of life for so long is given to another; how often that is looked at. */
const HEARTBEAT_SECONDS = 15;
const SUPERVISE_SECONDS = 10;

/** Several are fetched together; each succeeds or fails alone. */
const fetching = { batchSize: 5, perJobResults: true } as const;
/** Each queue is looked into less often than the one before by this part: all at once would keep everyone else waiting, each second. */
const POLL_APART = 0.013;
const pollSecondsOf = ({ schedule }: JobKind<object>, index: number): number =>
  (schedule === undefined ? POLL_SECONDS : SCHEDULED_POLL_SECONDS) * (1 + index * POLL_APART);

/** A batch that takes longer than this is joined by another worker while it lasts: what hangs in a queue delays nobody behind it. */
const PATIENCE_MS = 3_000;
/** More than this would hold connections that others need. */
const HELPERS_MAX = 4;

/** Works on a queue; answers the worker that is always there. */
function workOn(boss: PgBoss, kind: JobKind<object>, pollingIntervalSeconds: number): Promise<string> {
  const options = { ...fetching, pollingIntervalSeconds };
  let helpers = 0;
  const help = async (): Promise<string | null> => {
    if (helpers === HELPERS_MAX) return null;
    helpers++;
    // Refused while the queue is being stopped.
    return begin().catch(() => null);
  };
  const begin = (): Promise<string> =>
    boss.work<object, JobResult[], typeof options>(kind.name, options, async (batch) => {
      let helper: Promise<string | null> | undefined;
      const timer = setTimeout(() => {
        helper = help();
      }, PATIENCE_MS);
      const results = await Promise.all(batch.map((job) => runJob(boss, kind, job)));
      clearTimeout(timer);
      const id = await helper;
      if (typeof id === 'string') {
        helpers--;
        await boss.offWork(kind.name, { id, wait: false });
      }
      return results;
    });
  return begin();
}

/** Runs one job. It is completed as soon as it is done: whatever becomes of the others fetched with it, it is not done again. */
async function runJob(boss: PgBoss, kind: JobKind<object>, job: Job<object>): Promise<JobResult> {
  const { id } = job;
  try {
    await inSpan(`job ${kind.name}`, () => kind.work(job.data ?? {}));
  } catch (fault) {
    return { id, status: 'failed', output: fault };
  }
  // Where this does not reach the database, the end of the batch says it again.
  await boss.complete(kind.name, job).catch(() => undefined);
  return { id, status: 'completed' };
}

export interface JobsOptions {
  readonly connection: object;
  readonly log: Log;
  /** False: this process only writes jobs down and leaves the work to others. */
  readonly isWorking: boolean;
}

/** Creates the queue tables. Runs as the owner, since the application may not make tables. */
export async function installJobs(connection: object): Promise<void> {
  const boss = new PgBoss({ ...connection, schema: 'pgboss', supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Nothing is fetched before `start`. A process that does not work still enqueues. */
export function createJobs({ connection, log, isWorking }: JobsOptions): Jobs {
  const boss = new PgBoss({
    ...connection,
    schema: 'pgboss',
    migrate: false,
    max: 4,
    schedule: isWorking,
    supervise: isWorking,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (fault) => log.warn({ err: fault }, 'job queue'));
  const kinds: JobKind<object>[] = [];
  const workers = new Map<string, string>();
  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, {
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.singletonKey !== undefined && { singletonKey: options.singletonKey }),
        db: {
          executeSql: async (text: string, values?: unknown[]) => {
            const { rows } = await tx.executeQuery<unknown>(CompiledQuery.raw(text, values ?? []));
            return { rows };
          },
        },
      });
    },
    handle(kind) {
      kinds.push(kind as unknown as JobKind<object>);
    },
    kinds: () => kinds,
    wake(name) {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async start() {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [index, kind] of kinds.entries()) {
        const options = { retryLimit: kind.retries, retryDelay: 1, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };
        const queue = known.get(kind.name);
        if (queue === undefined) await boss.createQueue(kind.name, { ...options, retryDelayMax: 300 });
        // A queue keeps what it was made with, also by an earlier version.
        else if (queue.heartbeatSeconds !== HEARTBEAT_SECONDS || queue.retryLimit !== kind.retries)
          await boss.updateQueue(kind.name, options);
        if (!isWorking) continue;
        workers.set(kind.name, await workOn(boss, kind, pollSecondsOf(kind, index)));
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: 'Asia/Jakarta' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
