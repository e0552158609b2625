import type { Hosts } from '../core/identity/addresses.ts';
import type { Language } from '../core/identity/language.ts';
import type { Placement } from '../core/ads/placements.ts';
import type { Call } from './call.ts';
import type { AdCard } from './catalogue.ts';

/** A visit to a page of the marketplace: what server and browser both know about it. */
export interface Visit {
  readonly language: Language;
  /** Path with search, without the language prefix. */
  readonly path: string;
  /** Scheme and host of the marketplace, for addresses that others read. */
  readonly origin: string;
  /** Origin of pictures; null: that of the page. */
  readonly imageUrl: string | null;
  /** Null: the three areas share this origin. */
  readonly hosts: Hosts;
  /** The couple who is signed in: their name, and the uuid of their account. Null: none. */
  readonly visitor: { readonly name: string; readonly account: string } | null;
  /** The vendor who is signed in. They see what everyone sees, with a link to their dashboard. Null: none. */
  readonly business: { readonly name: string } | null;
  /** The container that measures visits of people who agreed; null: nothing is measured and no one is asked. */
  readonly tagManagerId: string | null;
}

/** What the server passes to the marketplace to render a page. */
export interface RenderRequest extends Visit {
  /** The email address of support; null: none is configured. */
  readonly supportEmail: string | null;
  /** Calls without leaving the process: as the visitor, or as no one in particular for a page that is kept. */
  readonly call: Call;
  /** The page is kept for everyone who is not signed in: places are left open for the ads of each visitor. */
  readonly isKept: boolean;
}

/** A page for one visitor. */
export interface FilledPage {
  /** Visitors of the same variant get the same page around what is their own. */
  readonly variant: string;
  /** The page around what is the visitor's own, one text more than there are of those. Asked for once for each variant. */
  readonly around: () => readonly string[];
  /** What is the visitor's own: ads with their tokens. */
  readonly own: readonly string[];
}
/** Ads for a place of a page: how many at most, of which category and city. */
export interface AdPlace {
  readonly placement: Placement;
  readonly categoryId?: number | undefined;
  readonly cityId?: number | undefined;
  readonly count: number;
}
/** Asks for the ads of one visitor. */
export type AskForAds = (place: AdPlace) => Promise<readonly AdCard[]>;
/** Fills the open places of a page for the visitor who gets these ads; null where this page must be rendered for its visitor. */
export type FillPage = (ask: AskForAds) => Promise<FilledPage | null>;

/** Path data of a small drawing on a sheet of 48 × 48: ink lines, gold lines and a soft wash beneath them. */
export interface ShareDrawing {
  readonly line: string;
  readonly gold: string;
  readonly wash: string;
}

/** Width and height in pixels of the picture with which a page is shared: what networks show large, uncut. */
export const shareSize = { width: 1_200, height: 630 } as const;

/** What the picture shows with which a page is shared in chats and networks. */
export interface ShareCard {
  /** A few words above the heading; empty where it says everything. */
  readonly kicker: string;
  readonly heading: string;
  /** With its currency, as on the page; null: none is known. */
  readonly price: string | null;
  /** Stars with one decimal, and the number of reviews in words; null: nobody has reviewed it yet. */
  readonly rating: { readonly stars: string; readonly reviews: string } | null;
  /** Path of a photo; null: the drawing stands in its place. */
  readonly photo: string | null;
  readonly drawing: ShareDrawing;
}

export type PageStatus = 200 | 404 | 410;

/** A page as HTML that the browser then hydrates. */
export interface RenderAnswer {
  readonly status: PageStatus;
  /** Tags for the document's head. */
  readonly head: string;
  /** What its picture shows; null: search engines do not keep this page, and it is shared with the picture of the home page. */
  readonly card: ShareCard | null;
  readonly body: string;
  /** Tag for the head that has the picture one sees first fetched before others; empty: there is none, or it is not the same for everyone. */
  readonly preload: string;
  /** Nothing on it needs components before someone is there who does something. */
  readonly rests: boolean;
  /** JSON that is safe inside a script element. */
  readonly data: string;
  /** Sources of the screen and its sentences, by which the build lists their chunks and styles. */
  readonly modules: readonly string[];
  /** Reads the whole document, which has open places; null: none is open. */
  readonly open: ((document: string) => FillPage) | null;
}

/** What the build of the marketplace (`web/app/marketplace-server.tsx`) exports to the server. */
export interface Marketplace {
  readonly render: (request: RenderRequest) => Promise<RenderAnswer>;
  /** What the picture of a page shows; null: there is no such page, or it has no picture of its own. */
  readonly shareCard: (request: RenderRequest) => Promise<ShareCard | null>;
  /** The key under which a page is kept that is the same for all who are not signed in, but for its ads; null: it differs between them. */
  readonly keptPath: (path: string) => string | null;
  /** Whether it shows the same to all who are not signed in, but for ads, and belongs to none of them. */
  readonly isForEveryone: (path: string) => boolean;
  /** Where a page is now whose address is an older one; null for all others. */
  readonly movedTo: (path: string) => string | null;
}
