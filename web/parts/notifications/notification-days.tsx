import type { ReactNode } from 'react';
import type { FeedItem } from '../../../contract/feed.ts';
import type { BusinessDay } from '../../../core/time.ts';
import { time } from '../../../texts/format.ts';
import type { Language } from '../../../texts/typed.ts';
import { byDay, dayName } from './by-day.ts';
import classes from './notifications.module.css';
import type { NotificationWords } from './texts.ts';

type NotificationDaysProps = {
  readonly items: readonly FeedItem[];
  readonly today: BusinessDay;
  readonly language: Language;
  readonly t: NotificationWords;
  /** What opens an entry; without it, its title alone. */
  readonly link: (item: FeedItem, title: string) => ReactNode;
  readonly onRead: (item: FeedItem) => void;
};

/** Notifications under the day they came in. What is unread has a dot, until it is opened or marked. */
export function NotificationDays({ items, today, language, t, link, onRead }: NotificationDaysProps) {
  return (
    <div className={classes['days']}>
      {byDay(items).map(({ day, entries }) => (
        <section key={day} aria-label={dayName(day, today, language)}>
          <h2 className={classes['day']}>{dayName(day, today, language)}</h2>
          <ol className={classes['entries']}>
            {entries.map((item) => (
              <li key={item.id} className={classes['entry']} data-unread={!item.is_read}>
                <span className={classes['dot']} aria-hidden />
                <div className={classes['said']}>
                  {!item.is_read && <span className="for-screen-readers">{t('isUnread')} </span>}
                  {link(item, item.title)}
                  <p className={classes['meta']}>
                    {t(`kind_${item.kind}`)} · <time dateTime={item.at}>{time(item.at, language)}</time>
                  </p>
                </div>
                {!item.is_read && (
                  <button
                    type="button"
                    className={classes['mark']}
                    aria-label={t('markOneOf', { title: item.title })}
                    title={t('markOne')}
                    onClick={() => onRead(item)}
                  >
                    <svg aria-hidden width={18} height={18} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.75}>
                      <path d="m5 12 5 5L20 7" />
                    </svg>
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
