import type { Random } from '../../core/ads/beta.ts';
import type { RulesAhead } from '../../core/ads/minimum-rise.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Keys } from '../kit/keys.ts';
import type { Bus } from '../kit/live.ts';
import type { Log } from '../kit/log.ts';
import type { Metrics } from '../kit/metrics.ts';
import type { Pipeline } from '../kit/pipeline.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Visitors } from '../kit/visitor.ts';
import type { AdIndex } from './ad-index.ts';
import type { CoupleReads, Couples } from './couples.ts';
import type { Market } from './market.ts';
import type { AdMetrics } from './metrics.ts';
import type { AdTokens } from './token.ts';
import type { ViewerKeys } from './viewer.ts';
import { type StaleReads } from '../kit/stale-reads.ts';

/** What is handed in when the parts are joined. */
export interface AdsDependencies {
  readonly db: Database;
  readonly staleReads: StaleReads;
  /** Connections of their own for clicks and displays. */
  readonly writerDb: Database;
  /** The same, for transactions of many statements. */
  readonly writerLine: Pipeline;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly notifier: Notifier;
  readonly visitors: Visitors;
  /** The rules in force at an instant, from memory. */
  readonly rulesAt: (instant: number) => AdRules;
  /** The rules that will be in force after an instant, the next first. */
  readonly rulesAhead: (instant: number) => readonly RulesAhead[];
  /** All rules there were and will be: nothing is forgotten that one of them asks for. */
  readonly allRules: () => readonly AdRules[];
  /** Chance, for choosing ads. */
  readonly random: Random;
  /** Signs ad tokens; one purpose, one key. */
  readonly tokenKeys: Keys;
  /** Hashes what recognises a viewer. */
  readonly viewerKey: Buffer;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly couples: CoupleReads;
}

/** What every use case of ads works with. */
export interface AdsContext extends Omit<AdsDependencies, 'metrics' | 'couples'> {
  readonly metrics: AdMetrics;
  readonly index: AdIndex;
  readonly market: Market;
  readonly tokens: AdTokens;
  readonly viewers: ViewerKeys;
  readonly couples: Couples;
}
