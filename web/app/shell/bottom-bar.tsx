import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlaces } from '../places.ts';
import { useTexts } from '../texts.ts';
import classes from './bottom-bar.module.css';
import { shellTexts } from './texts.ts';
import { useClosingPopover } from './use-closing-popover.ts';

/** There is room for so many places and the way to the others. */
const atHand = 4;

/** The places at the thumb. What has no room is one press away. */
export function BottomBar() {
  const t = useTexts(shellTexts);
  const places = usePlaces();
  const popover = useClosingPopover();
  const others = places.slice(atHand);
  return (
    <nav aria-label={t('navigation')} className={classes['bar']}>
      {places.slice(0, atHand).map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} activeOptions={{ exact: true, includeSearch: false }} className={classes['place']}>
          <Icon aria-hidden size={22} stroke={1.6} />
          {t(label)}
        </Link>
      ))}
      {others.length > 0 && (
        <>
          <button type="button" className={classes['place']} popoverTarget="all-places">
            <IconDots aria-hidden size={22} stroke={1.6} />
            {t('more')}
          </button>
          <div ref={popover} id="all-places" popover="auto" className={classes['sheet']}>
            {others.map(({ path, label, icon: Icon }) => (
              <Link key={path} to={path} className={classes['row']}>
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
