import { IconLock, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '../../../contract/conversations.ts';
import { businessDayOf } from '../../../core/time.ts';
import { conversationPage } from '../../../core/conversations/pages.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { useToday } from '../../base/today.ts';
import classes from './list.module.css';
import { inboxTexts, vendorInboxTexts } from './texts.ts';

type RowProps = { readonly conversation: Conversation; readonly isChosen: boolean; readonly search: Readonly<Record<string, unknown>> };

/** A conversation in the list: who, what was said last, when, and how much is new. */
export function ConversationRow({ conversation, isChosen, search }: RowProps) {
  const t = useTexts(vendorInboxTexts);
  const format = useFormat();
  const today = useToday();
  const { id, other, is_readable: isReadable, last, unread, wedding_date: day, wedding_month: month } = conversation;
  const isToday = businessDayOf(Date.parse(last.at)) === today;
  const wedding =
    day !== null ? t('weddingOn', { day: format.date(day) }) : month !== null ? t('weddingIn', { month: format.month(month) }) : null;
  return (
    <Link
      to={conversationPage('vendor', id)}
      search={search}
      className={classes['row']}
      aria-current={isChosen ? 'true' : undefined}
      data-unread={unread > 0 ? '' : undefined}
    >
      <span aria-hidden className={classes['seal']} data-closed={isReadable ? undefined : ''}>
        {isReadable ? Array.from(other.name)[0] : <IconLock size={18} stroke={1.6} />}
      </span>
      <span className={classes['who']}>
        <span className={classes['first']}>
          <strong className={classes['name']}>{other.name}</strong>
          <time dateTime={last.at}>{isToday ? format.time(last.at) : format.dayMonth(last.at)}</time>
        </span>
        <span className={classes['said']}>
          <Said conversation={conversation} />
          {unread > 0 && (
            <span className={classes['unread']}>
              <span aria-hidden>{format.count(unread)}</span>
              <span className="for-screen-readers">{t('unread', { n: unread })}</span>
            </span>
          )}
        </span>
        {wedding !== null && <span className={classes['wedding']}>{wedding}</span>}
      </span>
    </Link>
  );
}

/** The start of what was said last, or what it was about. */
function Said({ conversation: { is_readable: isReadable, last, subject } }: Pick<RowProps, 'conversation'>) {
  const t = useTexts(vendorInboxTexts);
  const words = useTexts(inboxTexts);
  if (!isReadable)
    return (
      <span className={classes['words']}>
        {words(last.kind === 'text' ? `subject.${subject}` : `kind.${last.kind}`)} · {t('closed')}
      </span>
    );
  const said = last.kind === 'text' ? last.text || words(last.has_files ? 'onlyFile' : 'erased') : words(`kind.${last.kind}`);
  return (
    <span className={classes['words']}>
      {last.has_files && <IconPaperclip aria-hidden size={16} stroke={1.75} />}
      {last.author === 'vendor' ? words('youWrote', { text: said }) : said}
    </span>
  );
}
