import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnWedding } from '../../../contract/weddings.ts';

const wedding = (venue: string) => ({ venue }) as OwnWedding;
let answers: PromiseWithResolvers<{ readonly data: OwnWedding | null }>[] = [];
beforeEach(() => {
  answers = [];
  vi.resetModules();
  vi.doMock('../../base/session.ts', () => ({ ensureSession: () => Promise.resolve() }));
  vi.doMock('../../base/calls/browser-call.ts', () => ({
    call() {
      const answer = Promise.withResolvers<{ readonly data: OwnWedding | null }>();
      answers.push(answer);
      return answer.promise;
    },
  }));
});
afterEach(() => {
  vi.doUnmock('../../base/session.ts');
  vi.doUnmock('../../base/calls/browser-call.ts');
});

test('where no one could say what was told, it is asked for again', async () => {
  const { ourWedding } = await import('./our-wedding.ts');
  const first = ourWedding();
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  const second = ourWedding();
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.resolve({ data: wedding('Taman') });
  expect(await second).toEqual(wedding('Taman'));
});

test('what is changed on the page while it is asked for stays', async () => {
  const { changeOurWedding, ourWedding } = await import('./our-wedding.ts');
  const asked = ourWedding();
  await expect.poll(() => answers).toHaveLength(1);
  changeOurWedding(wedding('Gedung'));
  answers[0]?.resolve({ data: wedding('Taman') });
  expect(await asked).toEqual(wedding('Gedung'));
  expect(await ourWedding()).toEqual(wedding('Gedung'));
});
