import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { navGroups, useCurrentNavItem, useNavItems } from '../nav-items.ts';
import { useTexts } from '../../base/texts.ts';
import { Brand } from './brand.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './rail.module.css';
import { UnreadBadge } from './unread-badge.tsx';
import { shellTexts } from '../../base/shell-texts.ts';

/** The side of the dashboard on wide screens: where one can go, and what one has. */
export function Rail() {
  const t = useTexts(shellTexts);
  const items = useNavItems();
  const current = useCurrentNavItem();
  const groups = navGroups.filter((group) => items.some((place) => place.group === group));
  return (
    <aside className={classes['rail']}>
      <Link to={pages.dashboard} className={classes['brand']}>
        <Brand />
      </Link>
      <nav aria-label={t('navigation')} className={classes['places']}>
        {groups.map((group) => (
          <div key={group}>
            {group !== 'home' && <p className={classes['group']}>{t(group)}</p>}
            <ul className={classes['list']}>
              {items
                .filter((place) => place.group === group)
                .map(({ path, label, icon: Icon }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      activeOptions={{ exact: true, includeSearch: false }}
                      aria-current={path === current || undefined}
                      className={classes['place']}
                    >
                      <Icon aria-hidden size={20} stroke={1.6} />
                      {t(label)}
                      {path === pages.inbox && <UnreadBadge />}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <PlanCard />
    </aside>
  );
}
