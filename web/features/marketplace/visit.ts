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
