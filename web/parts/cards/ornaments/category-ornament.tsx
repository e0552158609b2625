import { drawingOf } from './drawings.ts';
import styles from './ornament.module.css';

/** The small drawing of a vendor category. Decoration: its name is beside it. */
export function CategoryOrnament({ slug, className }: { readonly slug: string; readonly className?: string | undefined }) {
  const { line, gold, wash } = drawingOf(slug);
  return (
    <svg className={`${styles['ornament']} ${className ?? ''}`} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path className={styles['wash']} d={wash} />
      <path className={styles['line']} d={line} />
      <path className={styles['gold']} d={gold} />
    </svg>
  );
}
