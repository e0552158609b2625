import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    setupFiles: ['server/testing/fixed-seed.ts'],
    projects: [
      {
        extends: true,
        // Rules and what stands on them hold nothing between two files: a process and its modules serve them all.
        test: { name: 'rules', include: ['{core,contract,texts}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'servers', include: ['{server,web,tools,bench}/**/*.test.ts'], globalSetup: ['server/testing/global-setup.ts'] },
      },
    ],
  },
});
