import type { ReactNode } from 'react';
import { Divider } from '../site/brand.tsx';
import { Icon } from '../site/icon.tsx';
import { useSite } from '../site/site-context.tsx';
import styles from './home.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** Where there is more of it. */
  readonly more?: string;
  readonly isCentred?: boolean;
  /** On its own ground, from edge to edge. */
  readonly isBand?: boolean;
}

export function Section({ id, title, lead, children, more, isCentred = false, isBand = false }: Props) {
  const { t } = useSite();
  return (
    <section className={isBand ? styles['band'] : styles['section']} aria-labelledby={id}>
      <div className={styles['inner']}>
        <div className={isCentred ? styles['titleCentred'] : styles['title']}>
          {isCentred && <Divider />}
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
          {more !== undefined && (
            <a className={styles['more']} href={more}>
              {t('home.seeAll')} <Icon name="right" size={16} />
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
