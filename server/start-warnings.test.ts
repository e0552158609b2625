import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startWarnings } from './start-warnings.ts';
import { productionEnv } from './testing/production-env.ts';

const namesIn = (env: Record<string, string>): string[] =>
  startWarnings(readConfig(env)).map((warning) => /[A-Z]+_[A-Z]+/.exec(warning)?.[0] ?? warning);

test('production says what is missing, and nothing of what is set', () => {
  expect(namesIn(productionEnv)).toEqual(['CLAMD_ADDRESS', 'SECURITY_CONTACT', 'PAYMENT_GATEWAY']);
  expect(namesIn({ ...productionEnv, CLAMD_ADDRESS: '/run/clamd.sock', SECURITY_CONTACT: 'mailto:security@pelaminan.example' })).toEqual([
    'PAYMENT_GATEWAY',
  ]);
});
