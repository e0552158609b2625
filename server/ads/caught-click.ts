// The types of a click at each step of a batch: received, with its facts, decided, stored.
import type { ArrivedClick, ClickOutcome } from '../../core/ads/charge.ts';
import type { ClickFacts } from '../../core/ads/click-validity.ts';
import { businessDayOf, hourMs, startOfBusinessDay } from '../../core/time.ts';
import type { ClickHistory, ClickRecord, SeenImpression } from './click-store.ts';
import type { AdToken, ReadToken } from './token.ts';
import { uuid7 } from './uuid7.ts';
import type { Network } from './viewer.ts';

type KnownOfToken = 'clickedAt' | 'token' | 'tokenIssuedAt' | 'isTokenUsed' | 'isOtherViewer' | 'displayedAt' | 'lastCountedAt';
type RequestFacts = Omit<ClickFacts, KnownOfToken | 'clicksInNetworkHour'>;

/** A click as its request told of it. */
export interface CaughtClick {
  readonly clickedAt: number;
  /** By the clock of this process that never jumps: how long the viewer has been waiting is measured with it. */
  readonly caughtAt: number;
  readonly token: ReadToken;
  /** What it is judged by, as far as the request says it. */
  readonly said: RequestFacts;
  /** The browser says that the card had been seen; its beacon may still be on its way. */
  readonly isSeen: boolean;
  readonly coupleKey: bigint | null;
  readonly deviceKey: bigint | null;
  readonly agentKey: bigint;
  readonly network: Network;
}
/** Null for a token that we did not make, that was changed or that cannot be read: such a click has no vendor to charge. */
export const tokenOf = ({ token }: CaughtClick): AdToken | null => (token.kind === 'genuine' ? token.token : null);
const hourOf = (at: number): Date => new Date(Math.floor(at / hourMs) * hourMs);

/** All that is known of a click before it is decided. */
export type Question = Omit<ClickRecord, 'id' | 'outcome' | 'settlement'>;

/** `chargedAtMs` is when its batch is charged: a click is never dated on a business day before that. */
export function questionOf(click: CaughtClick, chargedAtMs: number): Question {
  const token = tokenOf(click);
  // A click of the last moment of a day may be charged on the next: then it is dated there, so that all figures agree on its day.
  const clickedAt = Math.max(click.clickedAt, startOfBusinessDay(businessDayOf(chargedAtMs)));
  return {
    clickedAt: new Date(clickedAt),
    hour: hourOf(clickedAt),
    tokenId: token?.id ?? null,
    vendorId: token?.vendorId ?? null,
    placement: token?.placement ?? null,
    shownCpcIdr: token?.cpcIdr ?? null,
    coupleKey: click.coupleKey,
    deviceKey: click.deviceKey,
    agentKey: click.agentKey,
    network: click.network,
  };
}

/** Joins what the request said with what the database knows of the token; without a history the token was never displayed or used. */
export function arrivedOf(click: CaughtClick, history: ClickHistory | undefined): ArrivedClick {
  const token = tokenOf(click);
  const { displayedAt = null, isTokenUsed = false, lastCountedAt = null, clicksInNetworkHour = 0 } = history ?? {};
  const tokenId = token?.id ?? uuid7(click.clickedAt);
  return {
    vendorId: token?.vendorId ?? null,
    tokenId,
    viewerKeys: [click.coupleKey, click.deviceKey, click.agentKey].flatMap((key) => (key === null ? [] : String(key))),
    // In a network that says nothing about who is in it, every click stands for itself.
    networkKey: click.network.isPublic ? click.network.name : tokenId,
    shownCpcIdr: token?.cpcIdr ?? 0,
    facts: {
      ...click.said,
      clickedAt: click.clickedAt,
      token: click.token.kind,
      tokenIssuedAt: token?.issuedAt ?? 0,
      isTokenUsed,
      isOtherViewer: token !== null && token.deviceKey !== null && token.deviceKey !== click.deviceKey,
      // The beacon comes a second after the card; a browser that saw the card says so, and the card cannot have been there before its token.
      displayedAt: click.isSeen && token !== null ? token.issuedAt : displayedAt,
      lastCountedAt,
      clicksInNetworkHour,
    },
  };
}

/** A click that counts has its token's id, so that the database itself forbids to count it twice. One that is charged names the settlement it is part of. */
export function recordOf(question: Question, click: CaughtClick, outcome: ClickOutcome | undefined, open: number | null): ClickRecord {
  if (outcome === undefined) throw new RangeError('a batch has one outcome for each click');
  const isCounted = outcome.outcome !== 'invalid' && question.tokenId !== null;
  return {
    ...question,
    id: isCounted ? (question.tokenId ?? '') : uuid7(click.clickedAt),
    outcome,
    settlement: outcome.outcome === 'charged' ? open : null,
  };
}

/** The display a click tells of, when a browser could have seen it. */
export function seenOf(click: CaughtClick, tokenLifeMs: number): SeenImpression[] {
  const token = tokenOf(click);
  if (token === null || !click.isSeen || click.clickedAt - token.issuedAt >= tokenLifeMs) return [];
  const { isHeadRequest, isPrefetch, isBot, isNotABrowser } = click.said;
  if (isHeadRequest || isPrefetch || isBot || isNotABrowser) return [];
  return [{ id: token.id, vendorId: token.vendorId, placement: token.placement, at: new Date(click.clickedAt) }];
}
