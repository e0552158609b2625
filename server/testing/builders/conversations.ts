import { randomUUID } from 'node:crypto';
import { getConversation, listConversations, listMessages, messageVendor, unreadConversations } from '../../../contract/conversations.ts';
import { answerOf } from '../answer-of.ts';
import type { BuiltAccount, BuiltVendor } from './accounts.ts';
import type { BuilderContext } from './context.ts';

/** A conversation, and what each side sees of it, all over HTTP. */
export function conversationBuilders({ call }: BuilderContext) {
  return {
    /** A couple has written to a vendor from its profile; answers the conversation. */
    async conversation(vendor: BuiltVendor, couple: BuiltAccount, text = 'Apakah tanggal kami kosong?'): Promise<string> {
      const body = { subject: 'availability', text, wedding_date: '2031-06-12' };
      const answer = await call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body });
      return answerOf(messageVendor, answer.body).data.conversation_id;
    },
    /** Says something as one of the two. */
    say: (as: BuiltAccount, id: string, text: string, more: { id?: string; files?: string[] } = {}) =>
      call('POST', `/v2/conversations/${id}/messages`, { as, body: { id: randomUUID(), text, ...more } }),
    conversationAs: async (as: BuiltAccount, id: string) =>
      answerOf(getConversation, (await call('GET', `/v2/conversations/${id}`, { as })).body).data,
    inboxOf: async (as: BuiltAccount, query = '') =>
      answerOf(listConversations, (await call('GET', `/v2/conversations${query}`, { as })).body).data,
    messagesAs: async (as: BuiltAccount, id: string, query = '') =>
      answerOf(listMessages, (await call('GET', `/v2/conversations/${id}/messages${query}`, { as })).body).data,
    unreadOf: async (as: BuiltAccount) =>
      answerOf(unreadConversations, (await call('GET', '/v2/conversations/unread', { as })).body).data.count,
  };
}
