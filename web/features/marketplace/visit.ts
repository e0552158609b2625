import type { Hosts } from '../../../core/identity/addresses.ts';
import type { Language } from '../../../texts/typed.ts';

/** One opening of a page: what server and browser both know about it. */
export interface Visit {
  readonly language: Language;
  /** Bare path with search, without the language prefix. */
  readonly path: string;
  /** Scheme and host of the marketplace, for addresses that others will read. */
  readonly origin: string;
  /** Origin of pictures; null: that of the page. */
  readonly imageUrl: string | null;
  /** Null: the other areas share this origin. */
  readonly hosts: Hosts;
  /** The couple that is signed in, if one is: its name, and the uuid of its account. */
  readonly visitor: { readonly name: string; readonly account: string } | null;
  /** The vendor that is signed in, if one is: it looks as everybody does, and finds its way back. */
  readonly business: { readonly name: string } | null;
  /** Of the container that counts visits of those who agreed; null: nobody is counted or asked. */
  readonly tagManagerId: string | null;
}
/** A name that leads somewhere. */
export interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}
/** What every page shows around its own content, in the language of the visit. */
export interface Site {
  readonly categories: readonly Named[];
  readonly cities: readonly Named[];
}
