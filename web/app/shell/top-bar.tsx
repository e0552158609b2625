import { IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { adSummaryQuery } from '../../parts/ads/queries.ts';
import { useClientState } from '../../base/use-client-state.ts';
import { useFormat } from '../../base/format.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useTexts } from '../../base/texts.ts';
import { Bell } from './bell.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { shellTexts } from '../../base/shell-texts.ts';
import classes from './top-bar.module.css';
import { useBeside } from '../../base/use-beside.ts';

type TopBarProps = { readonly title: string; readonly onSearch: () => void };

/** Which page this is, what the vendor has, and the way to everything else. */
export function TopBar({ title, onSearch }: TopBarProps) {
  const t = useTexts(shellTexts);
  return (
    <header className={classes['bar']}>
      <h1 className={classes['title']}>{title}</h1>
      <Balance />
      <button type="button" className={classes['search']} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch aria-hidden size={18} stroke={1.75} />
        <span>{t('search')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Bell />
      <LanguageSwitch />
      <ProfileMenu />
    </header>
  );
}

function Balance() {
  const t = useTexts(shellTexts);
  const format = useFormat();
  const isPublished = useClientState((state) => state.user.vendor !== null && state.user.vendor.status !== 0);
  // The first screen brings the ad along with everything else; there it is not asked for a second time.
  const isHome = useLocation({ select: ({ pathname }) => pathname === pages.dashboard });
  const { data } = useBeside({ ...adSummaryQuery, enabled: isPublished && !isHome });
  if (!isPublished) return null;
  return (
    <Link to={pages.topUp} className={classes['balance']}>
      <span>{t('balance')}</span>
      <strong>{data === undefined ? '…' : format.money(data.credit_balance)}</strong>
    </Link>
  );
}
