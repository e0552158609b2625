import { listingHref } from '../listing/filters.ts';
import { CategoryOrnament } from '../../../parts/cards/ornaments/category-ornament.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './category-grid.module.css';

/** All categories, each with its ornament. On a phone they lie in three rows that one pushes aside. */
export function CategoryGrid() {
  const { href, categories } = useSite();
  return (
    <ul className={styles['grid']}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <a href={href(listingHref({ category: slug }))}>
            <CategoryOrnament slug={slug} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
