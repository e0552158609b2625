import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterChange,
  afterSending,
  afterTry,
  type CodeState,
  isLocked,
  minutesUntil,
  secondsUntil,
  sendableAt,
  typedCode,
} from './code.ts';
import { defaultBankAccountRules as rules } from './rules.ts';

const minuteMs = 60_000;
const sent = (state: CodeState | null, now: number): CodeState => {
  const after = afterSending(state, now, rules);
  if (!after.ok) throw new Error(after.refusals[0].code);
  return after.value;
};
const tried = (state: CodeState | null, isRight: boolean, now: number) => afterTry(state, isRight, now, rules);

describe('a resend is offered after a countdown', () => {
  test('of 30, 60, 120 and 300 seconds, then 300 each time', () => {
    let state: CodeState | null = null;
    let now = 0;
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      state = sent(state, now);
      const next = sendableAt(state, rules);
      waits.push((next - now) / 1_000);
      expect(afterSending(state, next - 1, rules)).toMatchObject({
        ok: false,
        refusals: [{ code: 'bank_accounts.code_too_soon', params: { seconds: 1 } }],
      });
      now = next;
    }
    expect(waits).toEqual([30, 60, 120, 300, 300, 300]);
  });
  test('an hour without a new code begins anew', () => {
    const state = sent(sent(null, 0), 30_000);
    expect(sent(state, 30_000 + rules.seriesLifeMs)).toMatchObject({ sends: 1, wrongTries: 0 });
  });
});

describe('the verification code must be correct', () => {
  test('the right one within ten minutes, once', () => {
    const state = sent(null, 0);
    const right = tried(state, true, 10 * minuteMs - 1);
    expect(right.result).toBe('right');
    expect(tried(right.state, true, 10 * minuteMs - 1).result).toBe('expired');
  });
  test('not after ten minutes', () => expect(tried(sent(null, 0), true, 10 * minuteMs).result).toBe('expired'));
  test('not when none was sent', () => expect(tried(null, true, 0)).toEqual({ result: 'expired', state: null }));
  test('not after the account has changed', () => expect(tried(afterChange(sent(null, 0)), true, 1).result).toBe('expired'));
  test('five wrong ones lock for fifteen minutes, and the right one no longer helps', () => {
    let state: CodeState | null = sent(null, 0);
    for (let i = 1; i <= 5; i++) {
      expect(state !== null && isLocked(state, i)).toBe(false);
      const after = tried(state, false, i);
      expect(after.result).toBe('wrong');
      state = after.state;
    }
    expect(tried(state, true, 6).result).toBe('locked');
    if (state === null) throw new Error('no state');
    expect(afterSending(state, 6, rules)).toMatchObject({ ok: false, refusals: [{ code: 'bank_accounts.code_locked' }] });
    const over = 5 + rules.lockMs;
    expect(tried(state, true, over).result).toBe('expired');
    expect(sent(state, over)).toMatchObject({ wrongTries: 0, lockedUntilAt: null });
  });
  test('a right one forgets the wrong ones before it', () => {
    const wrongOnce = tried(sent(null, 0), false, 1).state;
    expect(tried(wrongOnce, true, 2).state).toMatchObject({ wrongTries: 0, goodUntilAt: null });
  });
  test('a new code does not reset wrong attempts', () => {
    let state: CodeState | null = sent(null, 0);
    for (let i = 0; i < 4; i++) state = tried(state, false, 1).state;
    state = tried(sent(state, 30_000), false, 30_001).state;
    expect(state?.lockedUntilAt).toBe(30_001 + rules.lockMs);
  });
});

type Event = { readonly kind: 'send' | 'right' | 'wrong' | 'change'; readonly afterMs: number };
const events = fc.array(
  fc.record({ kind: fc.constantFrom('send', 'right', 'wrong', 'change'), afterMs: fc.oneof(fc.nat(40_000), fc.nat(20 * minuteMs)) }),
  { maxLength: 60 },
);

/** Lives through a story and answers what the rules promise and did not keep. */
function brokenPromisesIn(story: readonly Event[]): string[] {
  const broken: string[] = [];
  const promise = (isKept: boolean, what: string) => broken.push(...(isKept ? [] : [what]));
  let [state, now, lookedAt, isGood]: [CodeState | null, number, number, boolean] = [null, 0, 0, false];
  for (const { kind, afterMs } of story) {
    now += afterMs;
    if (kind === 'change') {
      state = state && afterChange(state);
      isGood = false;
    } else if (kind === 'send') {
      const after = afterSending(state, now, rules);
      promise(after.ok === (state === null || now >= sendableAt(state, rules)), 'waits are kept');
      if (!after.ok) continue;
      state = after.value;
      isGood = true;
      if (state.wrongTries === 0) lookedAt = 0;
    } else {
      const { result, state: next } = tried(state, kind === 'right', now);
      promise(result !== 'right' || isGood, 'a code is good once');
      if (result === 'wrong') lookedAt++;
      promise(lookedAt <= rules.wrongTriesMax, 'five tries are looked at');
      if (result === 'right') lookedAt = 0;
      if (result === 'right' || (next !== null && isLocked(next, now))) isGood = false;
      state = next;
    }
  }
  return broken;
}

test('in any order of events: at most five attempts are checked between two locks or correct codes, a code works once, waiting times are kept', () => {
  fc.assert(
    fc.property(events, (story) => {
      expect(brokenPromisesIn(story)).toEqual([]);
    }),
  );
});

test('minutes left are rounded up and never negative', () => {
  expect([60_001, 60_000, 59_001, 1, 0, null].map((at) => minutesUntil(at, 0))).toEqual([2, 1, 1, 1, 0, 0]);
  expect(minutesUntil(0, 5)).toBe(0);
});
test('seconds left are rounded up and never negative', () => {
  expect([secondsUntil(1_001, 0), secondsUntil(1_000, 0), secondsUntil(0, 5), secondsUntil(null, 0)]).toEqual([2, 1, 0, 0]);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('typed %j means %j', (raw, code) => expect(typedCode(raw, rules)).toBe(code));
