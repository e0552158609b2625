import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { clusterUrl } from './server/testing/cluster.ts';
import { oldestPostgres } from './server/testing/oldest-postgres.ts';
import { keepTemporaryFilesInMemory } from './tools/temporary-files.ts';

// Test processes, and the servers they start, find what Node compiled the last time.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

keepTemporaryFilesInMemory();

const globalSetup = ['tools/bundle-inspection.mjs', 'server/testing/global-setup.ts'];
/** Each takes many seconds and a process of its own, most start servers of their own. */
const long = [
  'bench/simulator/**/*.test.ts',
  'server/testing/fuzz.test.ts',
  'tools/{attack,chaos,drill,prove,spec}/**/*.test.ts',
  'tools/container.test.ts',
];

/**
 * Everyday runs ask PostgreSQL 15 about the ledger alone; with `OLDEST_POSTGRES=all` all HTTP tests run on it.
 */
const isAllOnOldest = process.env['OLDEST_POSTGRES'] === 'all';
const onOldest = isAllOnOldest ? 'server/**/*.test.ts' : 'server/{credit,ledger}/**/*.test.ts';
/** Where all HTTP tests run on PostgreSQL 15, those of ads and ledger run on the newest as well; it is what journeys, fuzz and proofs run on anyway. */
const onOldestAlone = isAllOnOldest ? ['server/*.test.ts', 'server/!(adapters|ads|credit|database|kit|ledger)/**/*.test.ts'] : [];

export default defineConfig({
  test: {
    // What hangs is ended; a busy machine may be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than the cores of a small machine: while one waits for a time-out, the others work.
    maxWorkers: 3,
    // A process and its modules serve many files: loading a server takes longer than most of them. Files leave nothing behind (decision 0067).
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['server/testing/fixed-seed.ts', 'server/testing/leaves-nothing.ts'],
    // Projects run in the order of their names: what takes longest starts first.
    projects: [
      { extends: true, test: { name: 'long', include: long, isolate: true, globalSetup: [...globalSetup, 'tools/demo-world.ts'] } },
      {
        extends: true,
        test: {
          name: 'oldest PostgreSQL',
          include: ['server/testing/oldest-postgres.test.ts', ...(oldestPostgres === undefined ? [] : [onOldest])],
          // What knows nothing of tables is the same on every PostgreSQL.
          exclude: [...configDefaults.exclude, ...long, 'server/{kit,adapters}/**'],
          globalSetup: ['tools/bundle-inspection.mjs', 'server/testing/oldest-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: clusterUrl === undefined ? [] : ['server/{ads,credit,ledger}/**/*.test.ts'],
          globalSetup: ['tools/bundle-inspection.mjs', 'server/testing/cluster.ts'],
        },
      },
      { extends: true, test: { name: 'rules', include: ['{core,contract,texts}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['{server,tools,bench}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...long,
            'server/testing/oldest-postgres.test.ts',
            ...(oldestPostgres === undefined ? [] : onOldestAlone),
          ],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.ts'] } },
    ],
  },
});
