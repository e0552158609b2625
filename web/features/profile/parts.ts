import type { OwnProfile } from '../../../contract/profile.ts';
import { fieldOfStep } from '../../../core/catalogue/profile.ts';
import type { StrengthPart } from '../../../core/catalogue/strength.ts';

/** The parts of the page, in its order. */
export const outlinedSections = ['picture', 'about', 'contact', 'services', 'portfolio', 'prices', 'answers', 'links'] as const;
export type OutlinedSection = (typeof outlinedSections)[number];

/** Where each part of the strength is worked on: the section, and the field in it that takes the focus. */
export const fieldOfPart: Readonly<Record<StrengthPart, { readonly section: OutlinedSection; readonly field: string | null }>> = {
  business_name: { section: 'about', field: 'business_name' },
  about: { section: 'about', field: 'about' },
  service: { section: 'services', field: 'services.0.category_id' },
  address: { section: 'contact', field: 'address' },
  city: { section: 'contact', field: 'city_id' },
  phone: { section: 'contact', field: 'phone' },
  portfolio: { section: 'portfolio', field: null },
  picture: { section: 'picture', field: null },
  prices: { section: 'prices', field: null },
  answers: { section: 'answers', field: null },
  whatsapp: { section: 'contact', field: 'whatsapp' },
  links: { section: 'links', field: 'website' },
};

/** A section needs something while publishing waits for it, and is done when its parts are whole. */
export function stateOf(section: OutlinedSection, { missing, strength, status }: OwnProfile): 'done' | 'todo' | 'needed' {
  if (status === 0 && missing.some((step) => fieldOfStep[step].section === section)) return 'needed';
  return strength.parts.some(({ part, earned, weight }) => fieldOfPart[part].section === section && earned < weight) ? 'todo' : 'done';
}

/** Leads to a section, and into the field that is meant, if there is one; else to the first thing in it that can be used. */
export function goTo(section: OutlinedSection, field: string | null): void {
  const place = document.querySelector<HTMLElement>(`#section-${section}`);
  const named = field === null ? null : place?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const target = named ?? place?.querySelector<HTMLElement>('input, select, textarea, button');
  place?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: named === null || named === undefined });
}
