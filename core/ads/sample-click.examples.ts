import type { ClickFacts } from './click-validity.ts';

/** A valid click of a person at an instant (epoch ms), for tests and benchmarks of the rules; `change` says what is different. */
export const clickOfAPerson = (clickedAt: number, change: Partial<ClickFacts> = {}): ClickFacts => ({
  clickedAt,
  token: 'genuine',
  tokenIssuedAt: clickedAt - 60_000,
  isTokenUsed: false,
  isHeadRequest: false,
  isPrefetch: false,
  isBot: false,
  isNotABrowser: false,
  isOwnSession: false,
  isVendorSession: false,
  isStaffSession: false,
  isSessionUnknown: false,
  isOtherViewer: false,
  displayedAt: clickedAt - 5_000,
  lastCountedAt: null,
  clicksInNetworkHour: 0,
  ...change,
});
