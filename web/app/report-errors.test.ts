import { expect, it } from 'vitest';
import { isAbortedTransition } from './report-errors.ts';

it('a blend of pages that the browser gave up is no fault of ours; anything else is', () => {
  const aborted = 'Transition was aborted because of invalid state. ViewTransition opt-in disabled';
  expect(isAbortedTransition(new DOMException(aborted, 'InvalidStateError'))).toBe(true);
  expect(isAbortedTransition(new DOMException('Transition was skipped', 'AbortError'))).toBe(true);
  expect(isAbortedTransition(new DOMException('The object is in an invalid state.', 'InvalidStateError'))).toBe(false);
  expect(isAbortedTransition(new Error(aborted))).toBe(false);
});
