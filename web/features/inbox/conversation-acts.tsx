import { IconArchive, IconArchiveOff, IconMailOpened, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Conversation, markRead, moveConversation } from '../../../contract/conversations.ts';
import { pages } from '../../../core/identity/pages.ts';
import { call } from '../../base/calls/browser-call.ts';
import { useFormat } from '../../base/format.ts';
import { useTexts } from '../../base/texts.ts';
import { type Chosen, useChosen } from '../../base/use-chosen.ts';
import { Button } from '../../ui/button.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { vendorInboxTexts } from './texts.ts';

const move = (folder: 'inbox' | 'archive') => (conversation: Conversation) =>
  call(moveConversation, { params: { id: conversation.id }, body: { folder }, keepalive: true });
const read = ({ id, last_number: number }: Conversation) => call(markRead, { params: { id }, body: { number }, keepalive: true });

/** What can be done to conversations of the list, one or many. */
function useActs() {
  const t = useTexts(vendorInboxTexts);
  const format = useFormat();
  const said = (key: 'bulk.archived' | 'bulk.moved' | 'bulk.read') => (count: number) => t(key, { count, n: format.count(count) });
  return {
    archive: { act: move('archive'), undo: move('inbox'), said: said('bulk.archived') },
    toInbox: { act: move('inbox'), undo: move('archive'), said: said('bulk.moved') },
    read: { act: read, said: said('bulk.read') },
  };
}

export function useChosenConversations(conversations: readonly Conversation[]): Chosen<Conversation> {
  const queries = useQueryClient();
  return useChosen(conversations, () => queries.invalidateQueries({ queryKey: ['conversations'] }));
}

type ActsProps = { readonly chosen: Chosen<Conversation> };

/** For all that are chosen. Those that cannot be read are not marked. */
export function ChosenActs({ chosen }: ActsProps) {
  const t = useTexts(vendorInboxTexts);
  const acts = useActs();
  const isArchive = chosen.chosen.every(({ folder }) => folder === 'archive');
  const canRead = chosen.chosen.some(isUnread) && chosen.chosen.every(({ is_readable: isReadable }) => isReadable);
  return (
    <>
      <Button variant="default" onClick={() => chosen.doTo(isArchive ? acts.toInbox : acts.archive)}>
        {t(isArchive ? 'toInbox' : 'archive')}
      </Button>
      {canRead && (
        <Button variant="default" onClick={() => chosen.doTo(acts.read)}>
          {t('markRead')}
        </Button>
      )}
    </>
  );
}

const isUnread = ({ unread, is_readable: isReadable }: Conversation): boolean => unread > 0 && isReadable;

/** For one, behind the dots of its row. */
export function ConversationMenu({ conversation, chosen }: ActsProps & { readonly conversation: Conversation }) {
  const t = useTexts(vendorInboxTexts);
  const acts = useActs();
  const { other, folder, is_readable: isReadable } = conversation;
  return (
    <RowMenu name={other.name}>
      {isUnread(conversation) && (
        <li>
          <button type="button" onClick={() => chosen.doToOne(conversation, acts.read)}>
            <IconMailOpened aria-hidden size={20} stroke={1.6} />
            {t('markRead')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => chosen.doToOne(conversation, folder === 'inbox' ? acts.archive : acts.toInbox)}>
          {folder === 'inbox' ? <IconArchive aria-hidden size={20} stroke={1.6} /> : <IconArchiveOff aria-hidden size={20} stroke={1.6} />}
          {t(folder === 'inbox' ? 'archive' : 'toInbox')}
        </button>
      </li>
      {isReadable && (
        <li>
          <Link to={pages.client.replace(':coupleId', String(other.id))}>
            <IconUser aria-hidden size={20} stroke={1.6} />
            {t('toClient')}
          </Link>
        </li>
      )}
    </RowMenu>
  );
}
