import { getConversation, listConversations } from '../../../../contract/conversations.ts';
import { inboxEn } from '../../../../texts/inbox.en.ts';
import { inboxId } from '../../../../texts/inbox.id.ts';
import { coupleMessagesEn } from '../../../../texts/marketplace/messages.en.ts';
import { coupleMessagesId } from '../../../../texts/marketplace/messages.id.ts';
import { fill, type Language } from '../../../../texts/typed.ts';
import { orAbsent } from '../absent.ts';
import type { Address } from '../addresses.ts';
import { definePage } from '../page.ts';
import { ConversationScreen, type ConversationProps } from './conversation-screen.tsx';
import type { MessageTexts } from './message-texts.ts';
import { MessagesScreen, type MessagesProps } from './messages-screen.tsx';

/** The sentences travel with each page, in one language: no other page needs them. */
const textsIn = (language: Language): MessageTexts =>
  language === 'id' ? { around: coupleMessagesId, inbox: inboxId } : { around: coupleMessagesEn, inbox: inboxEn };

export const messagesPage = definePage<Extract<Address, { page: 'messages' }>, MessagesProps>({
  Screen: MessagesScreen,
  module: 'features/marketplace/messages/messages-screen.tsx',
  async load({ call, language }, { at, show }) {
    return { show, list: await call(listConversations, { query: { show, page: at } }), texts: textsIn(language) };
  },
  head: ({ texts }, { t }) => ({ title: texts.around.title, description: t('site.tagline'), canonical: null }),
});

export const conversationPage = definePage<Extract<Address, { page: 'conversation' }>, ConversationProps, null>({
  Screen: ConversationScreen,
  module: 'features/marketplace/messages/conversation-screen.tsx',
  async load({ call, language }, { id }) {
    const found = await orAbsent(call(getConversation, { params: { id } }));
    return found && { conversation: found.data, texts: textsIn(language) };
  },
  head: ({ conversation, texts }, { t }) => ({
    title: fill(texts.around.with, { name: conversation.other.name }),
    description: t('site.tagline'),
    canonical: null,
  }),
});
