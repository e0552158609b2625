import { pages } from '../../core/identity/pages.ts';
import { taskRules } from '../../core/clients/task.ts';
import { clientMessagesEn } from '../../texts/messages/clients.en.ts';
import { clientMessagesId } from '../../texts/messages/clients.id.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { notice } from '../../texts/notices.ts';
import { vendorContact } from '../catalogue/api.ts';
import { partiesOf } from '../clients/api.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone } from '../kit/each-alone.ts';
import type { PipelineContext } from './context.ts';
import { forgetDeletedTasks, markReminded, vendorsToRemind } from './task-store.ts';

/** An email names so many; the page has all. */
const namedMax = 20;

/** Reminds vendors of what is due, once for each task and time, all of a vendor in one email; and forgets what was deleted a day ago. */
export async function remindOfTasks(ctx: PipelineContext): Promise<void> {
  const now = ctx.clock.now();
  await forgetDeletedTasks(ctx.db, now - taskRules.keptMs);
  const vendors = await vendorsToRemind(ctx.db, now);
  await eachAlone(
    vendors.map((id) => ({ id })),
    ({ id }) => remindVendor(ctx, id, now),
  );
}

async function remindVendor(ctx: PipelineContext, vendorId: number, now: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const tasks = await markReminded(tx, vendorId, now);
    const vendor = tasks.length === 0 ? null : await vendorContact(tx, vendorId);
    if (vendor === null) return;
    const { language, email, businessName: name } = vendor;
    const pairs = tasks.map(({ coupleId }) => ({ vendorId, coupleId }));
    const parties = await partiesOf(tx, { kind: 'vendor', vendorId, language }, pairs);
    const t = messagesIn(language, clientMessagesEn, clientMessagesId);
    const named = tasks.slice(0, namedMax).map(({ title, dueTime, coupleId }) => {
      const who = parties.couple(coupleId).name;
      return dueTime === null ? t('task', { title, who }) : t('task_at', { title, who, time: dueTime });
    });
    await ctx.notifier.email(tx, {
      to: email,
      language,
      subject: notice('clients.tasks_subject', { count: tasks.length }),
      body: t.body('tasks_text', { name, tasks: named.join('\n'), link: `${ctx.addresses.page(pages.clients, language)}?list=tasks` }),
    });
  });
}
