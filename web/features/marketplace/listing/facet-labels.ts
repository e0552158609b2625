// Read on the server alone: the words of all questions are more than a listing needs.
import { countsGuests, type FacetKey, facetsOf, optionsOf } from '../../../../core/catalogue/facets.ts';
import { facetWords } from '../../../../texts/catalogue/facets.ts';
import { optionWords } from '../../../../texts/catalogue/questions.ts';
import type { Language } from '../../../../texts/typed.ts';

/** A facet as a form shows it. */
interface FacetLabel {
  readonly key: FacetKey;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
/** What a listing offers to narrow by besides place, price and rating. */
export interface Facets {
  readonly asked: readonly FacetLabel[];
  readonly hasGuests: boolean;
}

const words = new Map<string, Readonly<Record<Language, string>>>(Object.entries(optionWords));

/** What the vendors of a category can be narrowed by; nothing without a category, whose vendors are asked different things. */
export function facetLabels(category: string | null, language: Language): Facets {
  if (category === null) return { asked: [], hasGuests: false };
  const asked = facetsOf(category).map((key) => ({
    key,
    label: facetWords[key][language],
    options: optionsOf(key).map((value) => ({ value, label: words.get(value)?.[language] ?? value })),
  }));
  return { asked, hasGuests: countsGuests(category) };
}
