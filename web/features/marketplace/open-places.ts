// Places in a page for everyone that are left open for what differs between visitors: their ads, and who stands beside an ad.
import { LRUCache } from 'lru-cache';
import type { AskForAds, FillPage } from '../../../contract/render.ts';
import { newId } from '../../base/calls/new-id.ts';
import { safeJson } from './head/head.ts';
import type { OpenPlace, Placed } from './listing/arrange.ts';

/** What comes into lists of cards that were left open. */
export interface OpenLists {
  readonly cardsFor: (ask: AskForAds) => Promise<Readonly<Record<string, readonly Placed[]>>>;
  /** How many cards of each are likely on screen at once. */
  readonly urgent: number;
}

/** In no page by chance, and nobody can write it into one. */
const secret = newId();
export const openPlace = (name: string): OpenPlace => `open-${secret}-${name}.`;
/** In the data of the page it is a string, which a list takes the place of. */
const openPlaces = new RegExp(`("?)open-${secret}-(\\w+)\\.\\1`);
/** Stand in the card of an ad where its tokens come. */
const unknown = { token: `token-${secret}`, clickUrl: `click-${secret}` };

const isAd = ({ ad }: Placed): boolean => ad !== null;

/** Cards that were rendered, by all that they show: the same few stand in many pages. */
const cardsMax = 2_000;
const rendered = new LRUCache<string, string>({ max: cardsMax });
type RenderCard = (placed: Placed, isUrgent: boolean) => string;

/** Reads a document with open places; the answer fills them for one visitor. `render` answers a card as it stands in a list, the same for all of a `kind`. */
export const openDocument =
  ({ cardsFor, urgent }: OpenLists, kind: string, render: RenderCard) =>
  (document: string): FillPage => {
    const [start = '', ...parts] = document.split(openPlaces);
    const places = Array.from({ length: parts.length / 3 }, (_, i) => {
      const [quote, name = '', text = ''] = parts.slice(3 * i, 3 * i + 3);
      return { isData: quote !== '', name, text };
    });
    const open = new Set(places.map(({ name }) => name));
    const cardOf = ({ vendor, ad }: Placed, index: number): string => {
      const isUrgent = index < urgent;
      const key = `${kind} ${isUrgent} ${ad !== null} ${JSON.stringify(vendor)}`;
      const known = rendered.get(key);
      const html = known ?? render({ vendor, ad: ad && unknown }, isUrgent);
      if (known === undefined) rendered.set(key, html);
      return ad === null ? html : html.replace(unknown.token, () => ad.token).replace(unknown.clickUrl, () => ad.clickUrl);
    };
    return async (ask) => {
      const lists = await cardsFor(ask);
      // A heading over nothing, or cards without one: such a page looks different as a whole.
      if (Object.entries(lists).some(([name, cards]) => open.has(name) !== cards.length > 0)) return null;
      /** The cards of a place that are ads, or those that are not. */
      const cardsAt = ({ name, isData }: (typeof places)[number], areAds: boolean): string =>
        (lists[name] ?? [])
          .flatMap((placed, index) => (isAd(placed) === areAds ? [isData ? safeJson(placed) : cardOf(placed, index)] : []))
          .join(isData ? ',' : '');
      const hasAds = (name: string): boolean => (lists[name] ?? []).some(isAd);
      const hasOthers = (name: string): boolean => !(lists[name] ?? []).every(isAd);
      return {
        variant: Object.values(lists)
          .map((cards) => cards.map(({ vendor, ad }) => (ad ? 'ad' : vendor.id)).join())
          .join(';'),
        own: places.filter(({ name }) => hasAds(name)).map((place) => cardsAt(place, true)),
        around() {
          const texts = [start];
          const add = (text: string) => texts.push((texts.pop() ?? '') + text);
          for (const place of places) {
            const { isData, name, text } = place;
            if (isData) add('[');
            if (hasAds(name)) texts.push(isData && hasOthers(name) ? ',' : '');
            add(cardsAt(place, false) + (isData ? ']' : '') + text);
          }
          return texts;
        },
      };
    };
  };
