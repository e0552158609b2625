import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { bottomPlaces, places } from '../places.ts';
import { useTexts } from '../texts.ts';
import classes from './bottom-bar.module.css';
import { shellTexts } from './texts.ts';

/** The places at the thumb. What has no room is one press away. */
export function BottomBar() {
  const t = useTexts(shellTexts);
  return (
    <nav aria-label={t('navigation')} className={classes['bar']}>
      {bottomPlaces.map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} activeOptions={{ exact: true, includeSearch: false }} className={classes['place']}>
          <Icon aria-hidden size={22} stroke={1.6} />
          {t(label)}
        </Link>
      ))}
      <button type="button" className={classes['place']} popoverTarget="all-places">
        <IconDots aria-hidden size={22} stroke={1.6} />
        {t('more')}
      </button>
      <div id="all-places" popover="auto" className={classes['sheet']}>
        {places.slice(bottomPlaces.length).map(({ path, label, icon: Icon }) => (
          <Link
            key={path}
            to={path}
            className={classes['row']}
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            <Icon aria-hidden size={22} stroke={1.6} />
            {t(label)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
