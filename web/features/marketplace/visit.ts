/** A name that leads somewhere. */
export interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}
/** A category is also typed by its name in the other language. */
export interface NamedCategory extends Named {
  readonly otherName: string;
}
/** What every page shows around its own content, in the language of the visit. */
export interface Site {
  readonly categories: readonly NamedCategory[];
  readonly cities: readonly Named[];
}
