import type { Reported, Written } from './books.ts';
import type { Played } from './drive.ts';
import { type Expected, expectedOf } from './expected.ts';

/** A claim with both its sides. */
interface Equation {
  readonly claim: string;
  readonly left: number;
  readonly right: number;
}
export interface Report {
  readonly lines: readonly string[];
  readonly equations: readonly Equation[];
  readonly isProven: boolean;
}

const number = (n: number): string => n.toLocaleString('en-US');
const money = (idr: number): string => `Rp ${number(idr)}`;

/** The figures of a replay and the equations that prove them. `differences` is what the independent check of the books found. */
export function reportOf(given: {
  readonly played: readonly Played[];
  readonly reported: Reported;
  readonly written: Written;
  readonly differences: readonly string[];
  readonly seconds: number;
  readonly advertisers: number;
}): Report {
  const { played, reported, written, differences, seconds, advertisers } = given;
  const sent = {
    visits: played.length,
    shown: played.filter(({ isShown }) => isShown).length,
    counted: played.filter(({ isCounted }) => isCounted).length,
    clicks: played.filter(({ isShown, visit }) => isShown && visit.isClick).length,
  };
  const clicksOf = (outcome: string): number =>
    written.outcomes.filter((row) => row.outcome === outcome).reduce((sum, row) => sum + row.clicks, 0);
  const reasonOf = (reason: string): number => written.outcomes.find((row) => row.reason === reason)?.clicks ?? 0;
  const spentIdr = written.outcomes.reduce((sum, row) => sum + row.idr, 0);
  const equations = equationsOf({ sent, reported, written, clicksOf, reasonOf, spentIdr, expected: expectedOf(played) });
  const isProven = differences.length === 0 && equations.every(({ left, right }) => left === right);
  const figures: [string, string][] = [
    ['visits in the log', `${number(sent.visits)} of ${number(advertisers)} advertisers`],
    ['ads shown', `${number(sent.shown)}; ${number(sent.visits - sent.shown)} times the ad had stopped`],
    ['displayed', number(written.impressions)],
    ['clicked', number(sent.clicks)],
    ['  charged', number(clicksOf('charged'))],
    ...written.outcomes
      .filter(({ outcome }) => outcome !== 'charged')
      .map(({ outcome, reason, clicks }): [string, string] => [`  ${outcome}: ${reason}`, number(clicks)]),
    ['spent', money(spentIdr)],
    ['time', `${seconds.toFixed(1)} s, ${number(Math.round(sent.visits / seconds))} visits a second`],
  ];
  return {
    lines: [
      ...figures.map(([name, value]) => `${name.padEnd(28)}${value}`),
      '',
      ...equations.map(({ claim, left, right }) => `${left === right ? '✓' : '✗'} ${claim}: ${number(left)} = ${number(right)}`),
      `${differences.length === 0 ? '✓' : '✗'} the independent check of the books found ${number(differences.length)} differences`,
      ...differences.map((difference) => `    ${difference}`),
    ],
    equations,
    isProven,
  };
}

function equationsOf(given: {
  sent: { counted: number; clicks: number };
  reported: Reported;
  written: Written;
  clicksOf: (outcome: string) => number;
  reasonOf: (reason: string) => number;
  spentIdr: number;
  expected: Expected;
}): Equation[] {
  const { sent, reported, written, clicksOf, reasonOf, spentIdr, expected } = given;
  const counted = clicksOf('charged') + clicksOf('free');
  return [
    { claim: 'displays acknowledged = displays stored', left: sent.counted, right: written.impressions },
    { claim: 'displays acknowledged = displayed in the statistics', left: sent.counted, right: reported.impressions },
    { claim: 'clicks sent = charged + free + invalid', left: sent.clicks, right: counted + clicksOf('invalid') },
    { claim: 'charged + free = clicked in the statistics', left: counted, right: reported.clicks },
    { claim: 'charged + free = first clicks of viewers, counted from the log', left: counted, right: expected.counted },
    { claim: 'repeated viewers = those counted from the log', left: reasonOf('repeat_viewer'), right: expected.repeatViewers },
    { claim: 'bursts = those counted from the log', left: reasonOf('burst'), right: expected.bursts },
    { claim: 'prices of the charged clicks = spent in the statistics', left: spentIdr, right: reported.spendingIdr },
    { claim: 'prices of the charged clicks = settlements of the ledger and what waits for one', left: spentIdr, right: written.chargedIdr },
    {
      claim: 'top-ups − what clicks cost = balances the vendors see',
      left: written.topUpsIdr - written.chargedIdr,
      right: reported.balanceIdr,
    },
    { claim: 'all postings of the ledger = 0', left: written.postingsIdr, right: 0 },
  ];
}
