import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,contract,texts,server,web,tools,bench}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
