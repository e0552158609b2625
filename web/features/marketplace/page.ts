import { type ComponentType, createElement, type ReactElement } from 'react';
import type { AdCard } from '../../../contract/catalogue.ts';
import type { Call } from '../../../contract/call.ts';
import type { AdPlace, AskForAds, PageStatus, Visit } from '../../../contract/render.ts';
import type { accountEn } from '../../../texts/marketplace/account.en.ts';
import type { pagesEn } from '../../../texts/marketplace/pages.en.ts';
import type { Translate } from '../../../texts/typed.ts';
import { adsBy, adsOrNone } from './ads/ads-or-none.ts';
import type { Address } from './addresses.ts';
import type { Head } from './head/head.ts';
import type { Cards, Placed } from './listing/arrange.ts';
import { type OpenLists, openPlace } from './open-places.ts';
import type { Site } from './visit.ts';

/** What a page may use while it is made on the server. */
export interface Making extends Visit, Site {
  readonly call: Call;
  /** For everyone, with places left open for ads. */
  readonly isKept: boolean;
  /** Where people write to us; null where no one said so. */
  readonly supportEmail: string | null;
  readonly t: Translate<typeof pagesEn>;
  /** The sentences of the account pages. */
  readonly words: Translate<typeof accountEn>;
  /** The full address, in the language of the visit, of a bare path. */
  readonly address: (path: string) => string;
}
/** A page on the server: what it shows, how it is announced to others, and the screen that the browser takes over. */
interface Page<A extends Address, Props extends object, Absent extends null> {
  readonly Screen: ComponentType<Props>;
  /** Source of the screen's chunk, by which the build lists its files. */
  readonly module: string;
  /** null: there is nothing at this address. Only a page that says so may answer it. */
  readonly load: (making: Making, at: A) => Promise<Props | Absent>;
  readonly head: (props: Props, making: Making) => Head;
  /** Where what is shown says that something is not there now, or never again. */
  readonly status?: (props: Props) => PageStatus;
}
/** A page that was found and filled. */
export interface MadePage {
  readonly screen: ReactElement;
  readonly module: string;
  readonly props: object;
  readonly head: Head;
  readonly status: PageStatus;
  /** The lists of cards that were left open; null: the page is whole. */
  readonly open: OpenLists | null;
}
export type MakePage<A extends Address, Absent extends null = never> = (making: Making, at: A) => Promise<MadePage | Absent>;

/** Ties load, head and screen of a page together by the type of what passes between them. */
export function definePage<A extends Address, Props extends object, Absent extends null = never>({
  Screen,
  module,
  load,
  head,
  status = () => 200,
}: Page<A, Props, Absent>): MakePage<A, Absent> {
  return async (making, at) => {
    const props = await load(making, at);
    return props === null
      ? props
      : { screen: createElement(Screen, props), module, props, head: head(props, making), status: status(props), open: null };
  };
}

type Lists<Name extends string> = Readonly<Record<Name, readonly Placed[]>>;
/** A page with ads: what it shows but for them is the same for everyone who is not signed in. */
interface PageWithAds<A extends Address, Found, Name extends string, Props extends object, Absent extends null> {
  readonly Screen: ComponentType<Props>;
  readonly module: string;
  readonly load: (making: Making, at: A) => Promise<Found | Absent>;
  readonly ads: (found: Found) => AdPlace;
  readonly arrange: (found: Found, ads: readonly AdCard[]) => Lists<Name>;
  readonly props: (found: Found, lists: Readonly<Record<Name, Cards>>, making: Making) => Props;
  readonly head: (found: Found, making: Making) => Head;
  /** How many cards of each list are likely on screen at once. */
  readonly urgent: number;
}

/** As `definePage`. Made to be kept, each list that has a card without ads is left open. */
export function definePageWithAds<A extends Address, Found, Name extends string, Props extends object, Absent extends null = never>(
  page: PageWithAds<A, Found, Name, Props, Absent>,
): MakePage<A, Absent> {
  return async (making, at) => {
    const found = await page.load(making, at);
    if (found === null) return found as Absent;
    const cardsFor = async (ask: AskForAds) => page.arrange(found, await adsOrNone(ask(page.ads(found))));
    const lists = making.isKept ? leftOpen(page.arrange(found, [])) : await cardsFor(adsBy(making.call));
    const props = page.props(found, lists, making);
    return {
      screen: createElement(page.Screen, props),
      module: page.module,
      props,
      head: page.head(found, making),
      status: 200,
      open: making.isKept ? { cardsFor, urgent: page.urgent } : null,
    };
  };
}

const leftOpen = <Name extends string>(lists: Lists<Name>) =>
  Object.fromEntries(
    Object.entries<readonly Placed[]>(lists).map(([name, cards]) => [name, cards.length === 0 ? cards : openPlace(name)]),
  ) as Record<Name, Cards>;
