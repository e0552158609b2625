// A click from its request to its decision.
import type { ArrivedClick } from '../../core/ads/charge.ts';
import type { ClickFacts } from '../../core/ads/click-validity.ts';
import type { AdRules } from '../../core/ads/rules.ts';
import type { AdToken } from './token.ts';
import { uuid7 } from './uuid7.ts';
import type { Network } from './viewer.ts';

/** What is known of a click from those before it, and from the display of its card. */
export type ClickHistory = Pick<ClickFacts, 'displayedAt' | 'isTokenUsed' | 'lastCountedAt' | 'clicksInNetworkHour'>;

/** A click as its request told of it. */
export interface CaughtClick {
  readonly clickedAt: number;
  /** By the clock of this process that never jumps: how long the viewer has been waiting is measured with it. */
  readonly caughtAt: number;
  /** Null for a token that we did not make, that was changed or that cannot be read: such a click has no vendor to charge. */
  readonly token: AdToken | null;
  /** What it is judged by, as far as the request says it. */
  readonly said: Omit<ClickFacts, keyof ClickHistory | 'clickedAt'>;
  /** The browser says that the card had been seen; its beacon may still be on its way. */
  readonly isSeen: boolean;
  readonly coupleKey: bigint | null;
  readonly deviceKey: bigint | null;
  readonly agentKey: bigint;
  readonly network: Network;
}

/** A click with what was known before it. */
export interface KnownClick {
  readonly click: CaughtClick;
  readonly history: ClickHistory;
}

/** The keys a viewer is recognised by: whichever are known. */
export const viewerKeysOf = ({ coupleKey, deviceKey, agentKey }: CaughtClick): bigint[] =>
  [coupleKey, deviceKey, agentKey].filter((key) => key !== null);

/** A click as it is judged. */
export function arrivedOf({ click, history }: KnownClick): ArrivedClick {
  const { clickedAt, token, network } = click;
  const tokenId = token?.id ?? uuid7(clickedAt);
  // The beacon comes a second after the card; a browser that saw the card says so, and the card cannot have been there before its token.
  const displayedAt = click.isSeen && token !== null ? token.issuedAt : history.displayedAt;
  return {
    vendorId: token?.vendorId ?? null,
    tokenId,
    viewerKeys: viewerKeysOf(click).map(String),
    // In a network that says nothing about who is in it, every click stands for itself.
    networkKey: network.isPublic ? network.name : tokenId,
    shownCpcIdr: token?.cpcIdr ?? 0,
    facts: { ...click.said, clickedAt, ...history, displayedAt },
  };
}

/** Whether a click tells of the display of its card, and a browser could have seen it. */
export function tellsOfDisplay({ clickedAt, token, said, isSeen }: CaughtClick, { tokenLifeMs }: AdRules): boolean {
  const isProgram = said.isHeadRequest || said.isPrefetch || said.isBot || said.isNotABrowser;
  return isSeen && !isProgram && token !== null && clickedAt - token.issuedAt < tokenLifeMs;
}
