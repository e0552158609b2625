import { expect, test } from 'vitest';
import type { RefusalCode } from '../../../../contract/refusals.ts';
import { ApiError } from '../../../base/calls/call.ts';
import { isTooLate } from './is-too-late.ts';

const refused = (code: RefusalCode) => new ApiError(409, { code, message: 'No' });

test('what was withdrawn or decided meanwhile leaves nothing to send', () => {
  expect(
    ['operations.already_decided', 'hilda.not_waiting', 'acquisition.has_joined'].filter(
      (code) => !isTooLate(refused(code as RefusalCode)),
    ),
  ).toEqual([]);
  expect(isTooLate(refused('operations.balance_too_low'))).toBe(false);
  expect(isTooLate(new Error('offline'))).toBe(false);
});
