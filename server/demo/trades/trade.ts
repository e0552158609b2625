/** What businesses of one category call themselves, say, charge, and are praised for. `{x}` is the business's own name, `{city}` its city. */
export interface Trade {
  /** How many vendors of this category the demo world has. */
  readonly vendorCount: number;
  readonly names: readonly string[];
  /** The middle of an about text; greeting and ending are common to all trades. */
  readonly about: { readonly id: readonly string[]; readonly en: readonly string[] };
  readonly prices: readonly Price[];
  readonly praise: { readonly id: readonly string[]; readonly en: readonly string[] };
}
/** In thousands of Rupiah, before a vendor's own level is applied. One amount is `exactly`, or `from` when it is open above. */
export type Price =
  | readonly [name: string, kind: 'from' | 'exactly', thousands: number, unit: string]
  | readonly [name: string, kind: 'between', low: number, unit: string, high: number];
