// Pay per Click for other capabilities.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdSummary } from '../../contract/ads.ts';
import type { AdCard } from '../../contract/catalogue.ts';
import type { Placement } from '../../core/ads/placements.ts';
import type { AdPlace } from '../../contract/render.ts';
import type { Connection, Tx } from '../kit/database.ts';
import type { Visit } from './came-by-ad.ts';
import type { LeadContact } from './count-lead.ts';
import type { Decision } from './dispute-click.ts';
import type { ContactAt } from './results-figures.ts';

export { countsSince, daysCounted } from './figures-store.ts';
export { figuresByHourOfWeek, figuresByPlacement, type PlacementFigures } from './results-figures.ts';
export { countDisputes, disputedClick, staffDisputes, type StaffDispute } from './dispute-list.ts';

export interface AdsApi {
  /** A couple contacted a vendor: counts a lead where a charged click led to it. In the transaction of the contact. */
  contacted(tx: Tx, contact: LeadContact): Promise<void>;
  /** Everything that is to be said about a vendor's ad, as its ads page shows it. */
  summaryOf(vendorId: number): Promise<AdSummary>;
  /** Whether this couple, or the browser it uses, made a counted click on the vendor's ad within the days in which a contact is a lead. */
  cameByAd(db: Connection, visit: Visit): Promise<boolean>;
  /** Where the charged clicks were made that these contacts are leads of, by couple; those that are none are left out. */
  placementsOf(db: Connection, vendorId: number, contacts: readonly ContactAt[]): Promise<ReadonlyMap<number, Placement>>;
  /** A vendor's credit grew: its ad may show again. In the transaction of the payment; takes no locks. */
  creditGrew(tx: Tx, vendorId: number): Promise<void>;
  /** Decides an open dispute. Locks the ad and its credit: call it first in a transaction. */
  decideDispute(tx: Tx, decision: Decision): Promise<void>;
  /** Brings the alerts of a vendor's ad up to date now, and mails those that are new. */
  checkAlerts(vendorId: number): Promise<void>;
  /** Mails vendors whose ad a rise of the lowest cost per click will stop, each once. */
  tellOfMinimum(): Promise<void>;
  /** Ads for a page that is made in this process, for a visitor who is not signed in; a browser without a key is given one with the page. */
  adsFor(request: FastifyRequest, reply: FastifyReply, place: AdPlace): Promise<readonly AdCard[]>;
  /** Whether clicks wait to be written at this moment. */
  areClicksWaiting(): boolean;
  /** Loads all ads and follows their changes; before the first request, after the bus was started. */
  start(): Promise<void>;
  /** Writes what was caught, then stops following. */
  stop(): Promise<void>;
}
