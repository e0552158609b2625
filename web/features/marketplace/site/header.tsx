import { coupleMessages } from '../../../../core/conversations/pages.ts';
import { coupleNotifications } from '../../../../core/feed/pages.ts';
import { OurDateButton } from '../dates/our-date-button.tsx';
import { useUnread } from '../messages/unread.ts';
import { profileInitial } from './initial.ts';
import { Mark } from './brand.tsx';
import { Icon, type IconName } from './icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site.module.css';
import { useSite } from './site-context.tsx';

/** Brand, search, the way to the vendors, the couple's date, the account, the language. The home page has its own search, so there it is left out. */
export function Header({ hasSearch }: { readonly hasSearch: boolean }) {
  const { t, href } = useSite();
  return (
    <header className={styles['header']}>
      <div className={styles['headerRow']}>
        <a className={styles['brand']} href={href('/')}>
          <Mark />
          <span>{t('site.name')}</span>
        </a>
        {hasSearch && (
          <search className={styles['place']}>
            <form className={styles['search']} action={href('/vendors')}>
              <Icon name="search" size={18} />
              <input name="q" type="search" maxLength={200} aria-label={t('site.searchLabel')} placeholder={t('site.searchHint')} />
              <button type="submit">{t('site.search')}</button>
            </form>
          </search>
        )}
        <nav className={styles['nav']} aria-label={t('site.menu')}>
          <a className={styles['navVendors']} href={href('/vendors')}>
            {t('site.vendors')}
          </a>
          <OurDateButton className={styles['ourDate']} />
          <a className={styles['savedVendors']} href={href('/saved')}>
            <Icon name="heart" size={20} />
            <span className="for-screen-readers">{t('site.savedVendors')}</span>
          </a>
          <NewsLink what="conversations" path={coupleMessages} icon="letter" />
          <NewsLink what="notifications" path={coupleNotifications} icon="bell" />
          <AccountLink />
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  );
}

/** What is new for a couple: an icon with its number, and on wide screens its name where it has room. */
function NewsLink({
  what,
  path,
  icon,
}: {
  readonly what: 'conversations' | 'notifications';
  readonly path: string;
  readonly icon: IconName;
}) {
  const { t, href, visitor } = useSite();
  const unread = useUnread(what);
  if (visitor === null) return null;
  const isNamed = what === 'conversations';
  return (
    <a className={styles['news']} href={href(path)}>
      <Icon name={icon} size={20} />
      <span className={isNamed ? styles['newsName'] : 'for-screen-readers'}>{t(`site.${what}`)}</span>
      {unread > 0 && (
        <span className={styles['unread']}>
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span className="for-screen-readers">{t('site.unread', { n: unread })}</span>
        </span>
      )}
    </a>
  );
}

function AccountLink() {
  const { t, href, visitor, business } = useSite();
  if (business !== null) {
    return (
      <a className={styles['me']} href={href('/dashboard')} title={business.name}>
        <span className={styles['initial']} aria-hidden="true">
          {profileInitial(business.name)}
        </span>
        <span className={styles['meName']}>{t('site.dashboard')}</span>
        <span className="for-screen-readers">, {business.name}</span>
      </a>
    );
  }
  if (visitor === null) return <a href={href('/account/login')}>{t('site.signIn')}</a>;
  return (
    <a className={styles['me']} href={href('/account')}>
      <span className="for-screen-readers">{t('site.account')}: </span>
      <span className={styles['initial']} aria-hidden="true">
        {profileInitial(visitor.name)}
      </span>
      <span className={styles['meName']}>{visitor.name}</span>
    </a>
  );
}
