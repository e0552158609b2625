import { createLatest } from '../../../base/latest.ts';
import { useEffect, useState } from 'react';
import { type Conversation, listConversations } from '../../../../contract/conversations.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { coupleMessages, conversationPage } from '../../../../core/conversations/pages.ts';
import { pageCountOf } from '../../../../core/paging.ts';
import { dateTime } from '../../../../texts/format.ts';
import { call } from '../../../base/calls/browser-call.ts';
import { onConversation } from '../../../parts/conversations/news.ts';
import { Divider } from '../site/brand.tsx';
import { Frame } from '../site/frame.tsx';
import { Paging } from '../site/paging.tsx';
import { profileInitial } from '../site/initial.ts';
import { useSite } from '../site/site-context.tsx';
import { aroundOf, inboxWordsOf, type MessageTexts } from './message-texts.ts';
import { ActionLink } from '../site/action-link.tsx';
import { useImageHost } from '../../../ui/image-host.ts';
import styles from './messages.module.css';

export const shownOnes = ['inbox', 'archive', 'spam'] as const;
export interface MessagesProps {
  readonly show: (typeof shownOnes)[number];
  readonly list: AnswerOf<typeof listConversations>;
  readonly texts: MessageTexts;
}

/** All conversations of a couple, the last one first. */
export function MessagesScreen({ show, list: initial, texts }: MessagesProps) {
  const { href } = useSite();
  const words = aroundOf(texts);
  const list = useListThatFollows(initial, show);
  const { page, limit, total } = list.meta;
  return (
    <Frame hasSearch>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <h1>{words('title')}</h1>
          <p>{words('lead')}</p>
          <Divider />
        </div>
        <nav className={styles['shown']} aria-label={words('show')}>
          {shownOnes.map((one) => (
            <a
              key={one}
              href={href(one === 'inbox' ? coupleMessages : `${coupleMessages}?show=${one}`)}
              aria-current={one === show ? 'page' : undefined}
            >
              {words(`show.${one}`)}
            </a>
          ))}
        </nav>
        {list.data.length === 0 ? (
          <Nothing show={show} texts={texts} />
        ) : (
          <ul className={styles['rows']}>
            {list.data.map((conversation) => (
              <Row key={conversation.id} conversation={conversation} texts={texts} />
            ))}
          </ul>
        )}
        <Paging current={page} pageCount={pageCountOf(total, limit)} addressOf={(to) => `${coupleMessages}?show=${show}&page=${to}`} />
      </div>
    </Frame>
  );
}

/** What came with the page, and what it becomes while it is open. */
function useListThatFollows(initial: MessagesProps['list'], show: MessagesProps['show']): MessagesProps['list'] {
  const [list, setList] = useState(initial);
  const { page } = initial.meta;
  const [latest] = useState(createLatest);
  useEffect(
    () =>
      onConversation(() => {
        // A look that fails leaves what is there; the next word brings the next look.
        latest.take(() => call(listConversations, { query: { show, page } }), setList).catch(() => undefined);
      }),
    [latest, show, page],
  );
  return list;
}

function Nothing({ show, texts }: Pick<MessagesProps, 'show' | 'texts'>) {
  const { href } = useSite();
  const words = aroundOf(texts);
  if (show !== 'inbox') return <p className={styles['none']}>{words(show === 'archive' ? 'emptyArchive' : 'emptySpam')}</p>;
  return (
    <div className={styles['none']}>
      <p>{words('empty')}</p>
      <ActionLink href={href('/vendors')}>{words('find')}</ActionLink>
    </div>
  );
}

function Row({ conversation, texts }: { readonly conversation: Conversation; readonly texts: MessageTexts }) {
  const { href, language } = useSite();
  const words = aroundOf(texts);
  const { t } = inboxWordsOf(texts, language);
  const { id, other, last, unread } = conversation;
  const said = last.kind === 'text' ? (last.text ?? '') || t(last.has_files ? 'onlyFile' : 'erased') : t(`kind.${last.kind}`);
  return (
    <li>
      <a className={styles['row']} href={href(conversationPage('couple', id))} data-unread={unread > 0}>
        <Portrait other={other} />
        <span className={styles['who']}>
          <strong>{other.name}</strong>
          <span className={styles['said']}>{last.author === 'couple' ? t('youWrote', { text: said }) : said}</span>
          <time dateTime={last.at}>{dateTime(last.at, language)}</time>
        </span>
        {unread > 0 && (
          <span className={styles['unread']}>
            <span aria-hidden>{unread}</span>
            <span className="for-screen-readers">{words('unread', { n: unread })}</span>
          </span>
        )}
      </a>
    </li>
  );
}

/** The vendor's own picture, or the first letter of its name. */
export function Portrait({ other }: Pick<Conversation, 'other'>) {
  const images = useImageHost();
  return other.picture_url === null ? (
    <span aria-hidden className={styles['portrait']}>
      {profileInitial(other.name)}
    </span>
  ) : (
    <img className={styles['portrait']} src={images.at(other.picture_url)} alt="" width={56} height={56} />
  );
}
