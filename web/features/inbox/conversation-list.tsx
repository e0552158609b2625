import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import type { Conversation } from '../../../contract/conversations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { useIsReadOnly } from '../../base/team.ts';
import type { Chosen } from '../../base/use-chosen.ts';
import { useTexts } from '../../base/texts.ts';
import { BulkBar, ChooseRow, ChooseSeveral } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Empty, Failed } from '../../ui/page-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChosenActs, ConversationMenu, useChosenConversations } from './conversation-acts.tsx';
import { ConversationRow } from './conversation-row.tsx';
import classes from './list.module.css';
import { conversationsQuery } from './queries.ts';
import { vendorInboxTexts } from './texts.ts';
import { type Shown, shownOnes, useSelection } from './use-selection.ts';

/** All conversations of one kind, the last one first. What is asked for is in the address. */
export function ConversationList({ opened }: { readonly opened: string | null }) {
  const t = useTexts(vendorInboxTexts);
  const { show, search, page, choose, toPage } = useSelection();
  const list = useQuery(conversationsQuery({ show, page, ...(search !== '' && { search }) }));
  // Above the rows: what was done to the last of them can still be undone.
  const chosen = useChosenConversations(list.data?.data ?? []);
  return (
    <div className={classes['list']}>
      <div className={classes['filter']}>
        <SearchForm key={search} value={search} onSearch={(words) => choose({ search: words })} />
        <Chips
          label={t('show')}
          options={shownOnes.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={show}
          onChange={(value) => choose({ show: value })}
        />
      </div>
      {list.isError && <Failed failure={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height="24rem" />}
      {list.data?.data.length === 0 && <Nothing show={show} search={search} />}
      {list.data !== undefined && list.data.data.length > 0 && (
        <>
          <Rows conversations={list.data.data} opened={opened} isOld={list.isPlaceholderData} chosen={chosen} />
          <Pager meta={list.data.meta} onPage={toPage} />
        </>
      )}
      <BulkBar chosen={chosen}>
        <ChosenActs chosen={chosen} />
      </BulkBar>
    </div>
  );
}

type RowsProps = {
  readonly conversations: readonly Conversation[];
  readonly opened: string | null;
  readonly chosen: Chosen<Conversation>;
  /** Shown while those asked for are on their way. */
  readonly isOld: boolean;
};
/** The conversations, each with its menu; several of them are chosen where that is asked for. */
function Rows({ conversations, opened, isOld, chosen }: RowsProps) {
  const t = useTexts(vendorInboxTexts);
  const { asSearch, show } = useSelection();
  // A report of spam is withdrawn in the conversation itself.
  const hasActs = !useIsReadOnly('clients') && show !== 'spam';
  return (
    <>
      {hasActs && <ChooseSeveral chosen={chosen} count={conversations.length} className={classes['choosing']} />}
      <ul className={classes['rows']} aria-label={t('list')} aria-busy={isOld}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            {hasActs && chosen.isChoosing && <ChooseRow chosen={chosen} id={conversation.id} name={conversation.other.name} />}
            <ConversationRow conversation={conversation} isChosen={conversation.id === opened} search={asSearch} />
            {hasActs && !chosen.isChoosing && <ConversationMenu conversation={conversation} chosen={chosen} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function SearchForm({ value, onSearch }: { readonly value: string; readonly onSearch: (words: string) => void }) {
  const t = useTexts(vendorInboxTexts);
  const [words, setWords] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <search>
      <form className={classes['search']} onSubmit={submit}>
        <input
          type="search"
          name="search"
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            // The cross that empties the field.
            if (currentTarget.value === '' && value !== '') onSearch('');
          }}
        />
        <button type="submit" aria-label={t('searchButton')}>
          <IconSearch aria-hidden size={20} stroke={1.75} />
        </button>
      </form>
    </search>
  );
}

const emptyKeys = {
  unread: ['noUnread', 'noUnreadText'],
  unanswered: ['noUnanswered', 'noUnansweredText'],
  archive: ['noArchive', 'noArchiveText'],
  spam: ['noSpam', 'noSpamText'],
} as const;

function Nothing({ show, search }: { readonly show: Shown; readonly search: string }) {
  const t = useTexts(vendorInboxTexts);
  if (search !== '')
    return (
      <Empty title={t('noFound')}>
        <p>{t('noFoundText', { words: search })}</p>
      </Empty>
    );
  if (show === 'inbox')
    return (
      <Empty
        title={t('noneTitle')}
        action={
          <Button component={Link} to={pages.profile}>
            {t('noneAction')}
          </Button>
        }
      >
        <p>{t('noneText')}</p>
      </Empty>
    );
  const [title, text] = emptyKeys[show];
  return (
    <Empty title={t(title)}>
      <p>{t(text)}</p>
    </Empty>
  );
}
