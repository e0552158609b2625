import type { FastifyReply } from 'fastify';
import type { MessageFile } from '../../contract/conversations.ts';
import { contentsOf, keepFile, takeAttachment } from '../files/api.ts';
import { inTransaction } from '../kit/database.ts';
import { refuseWith } from '../kit/refused.ts';
import { commitSoFar } from '../kit/unit.ts';
import { sendAttachment, type Upload } from '../kit/upload.ts';
import type { ConversationsContext } from './context.ts';
import { announceWithin, claimLooseFiles, findFile, locationOf, settleFile } from './file-rows.ts';
import type { Party } from './party.ts';
import { readableConversation, writableConversation } from './reach.ts';
import { removeFile } from './sweep-files.ts';

const uploadsPerHour = 60;
/** All files of one conversation. */
const conversationBytesMax = 200 * 1024 * 1024;

/** Takes a file for a message that is still being written. What is never sent is swept. (reliability S34–S37) */
export async function attachFile(
  ctx: ConversationsContext,
  party: Party,
  conversationId: string,
  readFile: () => Promise<Upload>,
): Promise<MessageFile> {
  await writableConversation(ctx.db, party, conversationId);
  const wait = await ctx.throttle.hit(ctx.db, `message-file:${party.accountId}`, { attempts: uploadsPerHour, windowSeconds: 3_600 });
  if (wait !== null) refuseWith('request.too_many', { retryAfterSeconds: wait });
  const taken = await takeAttachment(ctx, party.accountId, await readFile());
  const { side } = party;
  const id = await inTransaction(ctx.db, (tx) =>
    announceWithin(tx, conversationBytesMax, ctx, { ...taken, conversationId, side, uploadedAt: ctx.clock.now() }),
  );
  // Files no row knows of would never be removed.
  await commitSoFar();
  await keepFile(ctx, locationOf(conversationId, id), taken.bytes);
  await settleFile(ctx.db, id);
  return (await findFile(ctx.db, ctx, { conversationId, side, id })) ?? refuseWith('request.not_found');
}

/** Takes a file back that was not sent yet. */
export async function detachFile(ctx: ConversationsContext, party: Party, conversationId: string, id: string): Promise<void> {
  await readableConversation(ctx.db, party, conversationId);
  const claim = { before: Number.MAX_SAFE_INTEGER / 1_000, limit: 1, only: { conversationId, side: party.side, id } };
  const [file = refuseWith('request.not_found')] = await claimLooseFiles(ctx.db, claim);
  await removeFile(ctx, file);
}

/** Hands a file out to one of the two. */
export async function openFile(
  ctx: ConversationsContext,
  party: Party,
  conversationId: string,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await readableConversation(ctx.db, party, conversationId);
  const file = (await findFile(ctx.db, ctx, { conversationId, side: party.side, id })) ?? refuseWith('request.not_found');
  const bytes = await contentsOf(ctx, locationOf(conversationId, id));
  return sendAttachment(reply, { name: file.name, mediaType: file.media_type, bytes });
}
