/** An information page: privacy, terms, help. `{name}` in a sentence is replaced with a value of our rules. */
export interface InformationTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** The date from which this version applies; null for pages without commitments. */
  readonly since: string | null;
  readonly parts: readonly InformationPart[];
}
export interface InformationPart {
  /** Whom its sections are for; null if the page has one part. */
  readonly heading: string | null;
  readonly sections: readonly InformationSection[];
}
export interface InformationSection {
  /** The fragment of its URL, the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Paths of our own pages, without language prefix. */
  readonly links?: readonly { readonly to: string; readonly label: string }[];
}
