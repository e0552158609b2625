import type { Drawing } from './drawing.ts';
import styles from './ornament.module.css';
import { people } from './people.ts';
import { places } from './places.ts';
import { things } from './things.ts';

const drawings: Readonly<Record<string, Drawing>> = { ...places, ...people, ...things };

/** The small drawing of a vendor category; one we have not drawn yet gets the kawung rosette. Decoration: its name is beside it. */
export function CategoryOrnament({ slug, className }: { readonly slug: string; readonly className?: string | undefined }) {
  const { line, gold, wash } = drawings[slug] ?? places['unique-services'];
  return (
    <svg className={`${styles['ornament']} ${className ?? ''}`} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path className={styles['wash']} d={wash} />
      <path className={styles['line']} d={line} />
      <path className={styles['gold']} d={gold} />
    </svg>
  );
}
