import type { FormEvent } from 'react';
import type { pagesEn } from '../../../../texts/marketplace/pages.en.ts';
import type { Translate } from '../../../../texts/typed.ts';
import { useSite } from '../site/site-context.tsx';

type AnyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export const isField = (target: unknown): target is AnyField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** What the browser would say of a field in its own language, said in that of the page: that it is empty and required, or no address. */
function problemOf({ validity }: AnyField, t: Translate<typeof pagesEn>): string | null {
  if (validity.valueMissing) return t('field.required');
  return validity.typeMismatch ? t('field.emailInvalid') : null;
}

type Judged = { readonly unread: (field: string, problem: string | null) => void };

/** For a form without a rule of its own: judges its fields before it is sent, and each no longer once it is typed into. */
export function useFieldJudge({ unread }: Judged) {
  const { t } = useSite();
  return {
    judge: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      for (const field of currentTarget.elements) if (isField(field) && field.name !== '') unread(field.name, problemOf(field, t));
    },
    forget: ({ target }: FormEvent<HTMLFormElement>): void => {
      if (isField(target)) unread(target.name, null);
    },
  };
}
