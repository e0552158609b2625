import * as contract from '../../contract/conversations.ts';
import type { Service } from '../kit/serve.ts';
import type { Conversations } from './api.ts';
import type { ConversationsContext } from './context.ts';
import { writeToVendor } from './message-vendor.ts';
import { say } from './say.ts';

/** Binds the inbox. */
export function registerConversations(service: Service, ctx: ConversationsContext): Conversations {
  service.serve(contract.messageVendor, async ({ params, body, session, request, reply, idempotencyKey }) => ({
    data: await writeToVendor(
      ctx,
      { couple: session, visitorKey: ctx.visitors.keyOf(request, reply), requestKey: idempotencyKey },
      params.id,
      body,
    ),
  }));
  return { say: (tx, said) => say(tx, ctx.bus, said) };
}
