// A click as the rules of `core` are asked about it: the card it was made on, and who made it how.
import type { ArrivedClick } from '../../../core/ads/charge.ts';
import { type Command, knownViewerCount } from './commands.ts';

export type Card = {
  readonly id: string;
  readonly vendor: number;
  readonly viewer: number;
  readonly cpcIdr: number;
  readonly issuedAt: number;
  displayedAt: number | null;
  isUsed: boolean;
};
interface Known {
  readonly now: number;
  /** As of this click: one before it in the batch may have told of the display. */
  readonly displayedAt: number | null;
  /** When a click of this viewer on this vendor last counted. */
  readonly lastCountedAt: number | null;
}

/** Every viewer is a network of its own, without a session; what the browser says of having seen the card outweighs `displayedAt`. */
export function arrivedAs(
  { viewer, how, isSeen }: Extract<Command, { kind: 'click' }>,
  card: Card,
  { now, displayedAt, lastCountedAt }: Known,
): ArrivedClick {
  const clicker = viewer ?? card.viewer;
  return {
    vendorId: card.vendor,
    tokenId: card.id,
    viewerKeys: [`viewer ${clicker}`],
    networkKey: `${clicker}`,
    shownCpcIdr: card.cpcIdr,
    facts: {
      clickedAt: now,
      token: 'genuine',
      tokenIssuedAt: card.issuedAt,
      isTokenUsed: card.isUsed,
      isHeadRequest: how === 'head',
      isPrefetch: how === 'prefetch',
      isBot: how === 'bot',
      isNotABrowser: how === 'program',
      isOwnSession: false,
      isVendorSession: false,
      isStaffSession: false,
      isSessionUnknown: false,
      isOtherViewer: card.viewer < knownViewerCount && clicker !== card.viewer,
      displayedAt: isSeen ? card.issuedAt : displayedAt,
      lastCountedAt,
      clicksInNetworkHour: 0,
    },
  };
}
