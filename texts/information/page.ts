/** A page that tells something: privacy, terms, help. `{name}` in a sentence stands for a value of our rules. */
export interface InformationTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** The day since which it says so; pages that promise something have one. */
  readonly since: string | null;
  readonly parts: readonly InformationPart[];
}
export interface InformationPart {
  /** Whom its sections are for; null where the page has one part. */
  readonly heading: string | null;
  readonly sections: readonly InformationSection[];
}
export interface InformationSection {
  /** Its place in the address, the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Bare paths of our own pages. */
  readonly links?: readonly { readonly to: string; readonly label: string }[];
}
