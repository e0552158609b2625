import type { Refusal } from '../../core/outcome.ts';
import { refusals, type RefusalCode } from '../../contract/refusals.ts';

/**
 * A refusal on its way out of a use case. In `core` a refusal is a value; here it is thrown, because the transaction around it
 * must roll back. The edge turns it into the answer; nothing else catches it.
 */
export class Refused extends Error {
  readonly refusals: readonly [Refusal<RefusalCode>, ...Refusal<RefusalCode>[]];
  readonly retryAfterSeconds: number | undefined;
  constructor(list: readonly [Refusal<RefusalCode>, ...Refusal<RefusalCode>[]], retryAfterSeconds?: number) {
    super(list[0].code);
    this.name = 'Refused';
    this.refusals = list;
    this.retryAfterSeconds = retryAfterSeconds;
  }
  /** With `status` what pages know a refusal by. */
  get code(): RefusalCode {
    return this.refusals[0].code;
  }
  get status(): number {
    return refusals[this.code];
  }
}

/** Refuses with one code. */
export function refuseWith(
  code: RefusalCode,
  more: { field?: string; params?: Record<string, string | number>; retryAfterSeconds?: number } = {},
): never {
  const { retryAfterSeconds, ...rest } = more;
  throw new Refused([{ code, ...rest }], retryAfterSeconds);
}
