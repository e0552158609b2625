import { randomUUID } from 'node:crypto';
import type { Conversation, Message, OpenConversation } from '../../../contract/conversations.ts';
import type { BuiltAccount, BuiltVendor } from './accounts.ts';
import type { BuilderContext } from './context.ts';

export function conversationBuilders({ call }: BuilderContext) {
  const dataOf = <T>(answer: { body: unknown }): T => (answer.body as { data: T }).data;
  return {
    /** A couple has written to a vendor from its profile; answers the conversation. */
    async conversation(vendor: BuiltVendor, couple: BuiltAccount, text = 'Apakah tanggal kami kosong?'): Promise<string> {
      const body = { subject: 'availability', text, wedding_date: '2027-06-12' };
      const answer = await call('POST', `/v2/vendors/${vendor.vendorId}/messages`, { as: couple, body });
      return dataOf<{ conversation_id: string }>(answer).conversation_id;
    },
    /** Says something as one of the two. */
    say: (as: BuiltAccount, id: string, text: string, more: { id?: string; files?: string[] } = {}) =>
      call('POST', `/v2/conversations/${id}/messages`, { as, body: { id: randomUUID(), text, ...more } }),
    conversationAs: async (as: BuiltAccount, id: string) => dataOf<OpenConversation>(await call('GET', `/v2/conversations/${id}`, { as })),
    inboxOf: async (as: BuiltAccount, query = '') => dataOf<Conversation[]>(await call('GET', `/v2/conversations${query}`, { as })),
    messagesAs: async (as: BuiltAccount, id: string, query = '') =>
      dataOf<Message[]>(await call('GET', `/v2/conversations/${id}/messages${query}`, { as })),
    unreadOf: async (as: BuiltAccount) => dataOf<{ count: number }>(await call('GET', '/v2/conversations/unread', { as })).count,
  };
}
