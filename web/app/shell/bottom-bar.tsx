import { IconDots, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pages } from '../../../core/identity/pages.ts';
import { useCurrentNavItem, useNavItems } from '../nav-items.ts';
import { useTexts } from '../../base/texts.ts';
import classes from './bottom-bar.module.css';
import { shellTexts } from '../../base/shell-texts.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useClosingPopover } from './use-closing-popover.ts';

/** There is room for so many places and the way to the others. */
const atHand = 4;

/** The places at the thumb. What has no room is one press away. */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const t = useTexts(shellTexts);
  const places = useNavItems();
  const current = useCurrentNavItem();
  const popover = useClosingPopover();
  const chosen = places.filter(({ isAtHand }) => isAtHand);
  const near = chosen.length > 0 ? chosen : places.slice(0, atHand);
  const others = places.filter((place) => !near.includes(place));
  return (
    <nav aria-label={t('navigation')} className={classes['bar']} data-bottom-bar>
      {near.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          to={path}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={path === current || undefined}
          className={classes['place']}
        >
          <Icon aria-hidden size={22} stroke={1.6} />
          {t(label)}
          {path === pages.inbox && <UnreadBadge />}
        </Link>
      ))}
      {others.length > 0 && (
        <>
          <button
            type="button"
            className={classes['place']}
            popoverTarget="all-places"
            aria-current={others.some(({ path }) => path === current) || undefined}
          >
            <IconDots aria-hidden size={22} stroke={1.6} />
            {t('more')}
          </button>
          <div ref={popover} id="all-places" popover="auto" className={classes['sheet']}>
            <button type="button" className={classes['row']} popoverTarget="all-places" popoverTargetAction="hide" onClick={onSearch}>
              <IconSearch aria-hidden size={22} stroke={1.6} />
              {t('search')}
            </button>
            {others.map(({ path, label, icon: Icon }) => (
              <Link
                key={path}
                to={path}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={path === current || undefined}
                className={classes['row']}
              >
                <Icon aria-hidden size={22} stroke={1.6} />
                {t(label)}
              </Link>
            ))}
          </div>
        </>
      )}
    </nav>
  );
}
