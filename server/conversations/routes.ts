import * as contract from '../../contract/conversations.ts';
import * as quick from '../../contract/quick-replies.ts';
import { orUnavailable } from '../files/api.ts';
import type { Service } from '../kit/serve.ts';
import type { Conversations } from './api.ts';
import { attachFile, detachFile, openFile } from './attach-file.ts';
import type { ConversationsContext } from './context.ts';
import { decideSpam } from './decide-spam.ts';
import { judgeReplies } from './judge-replies.ts';
import { markRead, putIntoFolder, reportConversation } from './mark-conversation.ts';
import { readConversation, readInbox } from './list-conversations.ts';
import { writeToVendor } from './message-vendor.ts';
import { messagesOf } from './messages-store.ts';
import { unlockContactIn } from './unlock-contact.ts';
import { partyOf } from './party.ts';
import { addQuickReply, changeQuickReply, quickRepliesOf, removeQuickReply } from './quick-replies.ts';
import { readableConversation } from './reach.ts';
import { writeOnBehalf } from './insert-message.ts';
import { writeMessage } from './send-message.ts';
import { countUnread } from './sides-store.ts';
import { sweepFiles } from './sweep-files.ts';
import { emailUnread } from './email-unread.ts';
import { writeToClient } from './write-to-client.ts';

/** Binds the inbox of couples and vendors, and what it does by itself. */
export function registerConversations(service: Service, ctx: ConversationsContext): Conversations {
  bindInbox(service, ctx);
  bindFiles(service, ctx);
  bindQuickReplies(service, ctx);
  const { jobs } = ctx;
  jobs.handle<object>({ name: 'conversations-mail', retries: 2, schedule: '* * * * *', work: () => emailUnread(ctx) });
  jobs.handle<object>({ name: 'conversations-replies', retries: 2, schedule: '*/5 * * * *', work: () => judgeReplies(ctx) });
  jobs.handle<object>({ name: 'conversations-sweep', retries: 2, schedule: '37 * * * *', work: () => sweepFiles(ctx) });
  return {
    say: (tx, said) => writeOnBehalf(tx, ctx.bus, said),
    decideSpam: (tx, decision) => decideSpam(tx, ctx, decision),
    tellByMail: () => emailUnread(ctx),
    judgeReplies: () => judgeReplies(ctx),
    sweepFiles: () => sweepFiles(ctx),
  };
}

function bindInbox({ serve }: Service, ctx: ConversationsContext): void {
  const { db } = ctx;
  serve(contract.listConversations, ({ session, query, language }) => readInbox(ctx, partyOf(session), query, language));
  serve(contract.unreadConversations, async ({ session }) => ({ data: { count: await countUnread(db, partyOf(session)) } }));
  serve(contract.getConversation, async ({ session, params, language }) => ({
    data: await readConversation(ctx, partyOf(session), params.id, language),
  }));
  serve(contract.unlockContactOf, async ({ session, params, body, language }) => ({
    data: await unlockContactIn(ctx, partyOf(session), params.id, body.cost_max, language),
  }));
  serve(contract.writeToClient, async ({ session, params, body, idempotencyKey }) => ({
    data: await writeToClient(ctx, {
      vendorId: session.vendor.id,
      accountId: session.accountId,
      coupleId: params.id,
      text: body.text,
      requestKey: idempotencyKey,
    }),
  }));
  serve(contract.listMessages, async ({ session, params, query, language }) => {
    const party = partyOf(session);
    await readableConversation(db, party, params.id);
    return { data: await messagesOf(db, ctx, params.id, query, { party, language }) };
  });
  serve(contract.sendMessage, async ({ session, params, body, request, reply, language }) => {
    const sender = { party: partyOf(session), visitorKey: ctx.visitors.keyOf(request, reply), language };
    return { data: await writeMessage(ctx, sender, params.id, body) };
  });
  serve(contract.markRead, ({ session, params, body }) => markRead(ctx, partyOf(session), params.id, body.number));
  serve(contract.moveConversation, ({ session, params, body }) => putIntoFolder(ctx, partyOf(session), params.id, body));
  serve(contract.reportSpam, ({ session, params, body, request }) =>
    reportConversation(ctx, partyOf(session), params.id, body, request.ip),
  );
  serve(contract.messageVendor, async ({ params, body, session, request, reply, idempotencyKey }) => ({
    data: await writeToVendor(
      ctx,
      { couple: session, visitorKey: ctx.visitors.keyOf(request, reply), requestKey: idempotencyKey },
      params.id,
      body,
    ),
  }));
}

function bindFiles({ serve }: Service, ctx: ConversationsContext): void {
  serve(contract.attachFile, async ({ session, params, readFile }) => ({
    data: await orUnavailable(ctx, attachFile(ctx, partyOf(session), params.id, readFile)),
  }));
  serve(contract.openMessageFile, ({ session, params, reply }) =>
    orUnavailable(ctx, openFile(ctx, partyOf(session), params.id, params.file, reply)),
  );
  serve(contract.detachFile, ({ session, params }) => orUnavailable(ctx, detachFile(ctx, partyOf(session), params.id, params.file)));
}

function bindQuickReplies({ serve }: Service, { db }: ConversationsContext): void {
  serve(quick.listQuickReplies, async ({ session }) => ({ data: await quickRepliesOf(db, session.vendor.id) }));
  serve(quick.addQuickReply, async ({ session, body }) => ({ data: await addQuickReply(db, session.vendor.id, body) }));
  serve(quick.changeQuickReply, async ({ session, params, body }) => ({
    data: await changeQuickReply(db, { vendorId: session.vendor.id, id: params.id, over: body.revision }, body),
  }));
  serve(quick.removeQuickReply, ({ session, params }) => removeQuickReply(db, session.vendor.id, params.id));
}
