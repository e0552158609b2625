import { describe, expect, test } from 'vitest';
import { type ClickFacts, invalidReasons, judgeClick } from './click-validity.ts';
import { defaultAdRules as rules } from './rules.ts';
import { clickOfAPerson } from './sample-click.examples.ts';

const clickedAt = 1_800_000_000_000;
const human = clickOfAPerson(clickedAt);
const judge = (change: Partial<ClickFacts>) => judgeClick({ ...human, ...change }, rules);
const valid = { kind: 'valid' };
const invalid = (reason: string) => ({ kind: 'invalid', reason });

test('the first click of a person counts', () => expect(judge({})).toEqual(valid));

const spoilt: Readonly<Record<string, Partial<ClickFacts>>> = {
  token_expired: { tokenIssuedAt: clickedAt - rules.tokenLifeMs },
  head_request: { isHeadRequest: true },
  prefetch: { isPrefetch: true },
  bot: { isBot: true },
  not_a_browser: { isNotABrowser: true },
  own_session: { isOwnSession: true, isVendorSession: true },
  vendor_session: { isVendorSession: true },
  staff_session: { isStaffSession: true },
  session_unknown: { isSessionUnknown: true },
  viewer_mismatch: { isOtherViewer: true },
  token_used: { isTokenUsed: true },
  no_impression: { displayedAt: null },
  too_fast: { displayedAt: clickedAt - 299 },
  repeat_viewer: { lastCountedAt: clickedAt - rules.viewerWindowMs + 1 },
  burst: { clicksInNetworkHour: rules.clicksPerNetworkHourMax },
};

describe('a click is recorded with the reason why it does not count', () => {
  test.each([
    ['token_unknown', { token: 'unknown' as const }],
    ['token_tampered', { token: 'tampered' as const }],
    ...Object.entries(spoilt),
  ])('%s', (reason, change) => expect(judge(change)).toEqual(invalid(reason)));
});

test('where several reasons hold, the first of the list is recorded: token, request, person, history', () => {
  expect(invalidReasons).toEqual(['token_unknown', 'token_tampered', ...Object.keys(spoilt)]);
  for (const [index, reason] of Object.keys(spoilt).entries()) {
    // No impression and too fast read the same fact: the changes are laid over each other from the last to the first.
    const heldTogether = Object.values(spoilt).slice(index).reverse();
    expect(judge(Object.assign({}, ...heldTogether))).toEqual(invalid(reason));
  }
  expect(judge({ ...Object.assign({}, ...Object.values(spoilt)), token: 'tampered' })).toEqual(invalid('token_tampered'));
});

describe('the edges', () => {
  test.each([
    ['a token just before 30 minutes', { tokenIssuedAt: clickedAt - rules.tokenLifeMs + 1 }],
    ['300 ms after the display', { displayedAt: clickedAt - 300 }],
    ['24 hours after the last counted click', { lastCountedAt: clickedAt - rules.viewerWindowMs }],
    ['one below the burst limit', { clicksInNetworkHour: rules.clicksPerNetworkHourMax - 1 }],
  ])('%s still counts', (_, change) => expect(judge(change)).toEqual(valid));

  test('a click before its display, by clocks that differ, is too fast', () =>
    expect(judge({ displayedAt: clickedAt + 5 })).toEqual(invalid('too_fast')));
  test('a counted click of the near future, by clocks that differ, makes a repeat', () =>
    expect(judge({ lastCountedAt: clickedAt + 5_000 })).toEqual(invalid('repeat_viewer')));
});
