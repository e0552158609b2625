import { useSite } from '../site/site-context.tsx';
import styles from './listing.module.css';
import type { SearchFound } from './place-names.ts';

/** Which words the results are for, and which of them were left out because no one fits them too. */
export function SearchWords({ q, search }: { readonly q: string; readonly search: SearchFound }) {
  const { t, language } = useSite();
  const leftOut = search?.left_out ?? [];
  const found = search?.reworded ?? q;
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(leftOut.map((part) => `“${part}”`));
  return (
    <p className={styles['mended']}>
      {found !== '' && t('listing.showing', { found })}
      {leftOut.length > 0 && ` ${t('listing.leftOut', { parts: names })}`}
      {leftOut.length === 0 && search?.reworded !== null && search !== null && ` ${t('listing.notFound', { q })}`}
    </p>
  );
}
