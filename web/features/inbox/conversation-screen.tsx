import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { NotFound } from '../../ui/not-found.tsx';
import { useLanguage, useTexts } from '../../base/texts.ts';
import { InboxWordsContext } from '../../parts/conversations/words.tsx';
import { ConversationList } from './conversation-list.tsx';
import classes from './inbox.module.css';
import { OpenedConversation } from './opened-conversation.tsx';
import { inboxTexts } from './texts.ts';

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One conversation, with the others beside it where there is room. */
export default function ConversationScreen() {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const { conversationId = '' }: { readonly conversationId?: string } = useParams({ strict: false });
  const words = useMemo(() => ({ t, language }), [t, language]);
  if (!idShape.test(conversationId)) return <NotFound />;
  return (
    <InboxWordsContext value={words}>
      <div className={classes['inbox']} data-open data-wide>
        <div className={classes['list']}>
          <ConversationList opened={conversationId} />
        </div>
        <OpenedConversation key={conversationId} id={conversationId} />
      </div>
    </InboxWordsContext>
  );
}
