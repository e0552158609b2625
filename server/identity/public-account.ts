import type { accountByUuid } from '../../contract/identity.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { IdentityContext } from './context.ts';

/**
 * What anyone may know of an account: the name it shows and whether it is a couple or a vendor. A vendor shows its business, once that is
 * published. Null for operators, for closed accounts and for those that are not there. (product 9)
 */
export async function publicAccount(ctx: IdentityContext, uuid: string): Promise<AnswerOf<typeof accountByUuid>['account'] | null> {
  const account = await ctx.db
    .selectFrom('account')
    .select(['id', 'uuid', 'type', 'display_name'])
    .where('uuid', '=', uuid)
    .where('type', '<>', 'operator')
    .where('disabled_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!account) return null;
  const vendor = account.type === 'vendor' ? await ctx.directory.vendorOfAccount(ctx.db, account.id) : null;
  if (account.type === 'vendor' && vendor?.status !== 1) return null;
  return { uuid: account.uuid, type: account.type === 'vendor' ? 'vendor' : 'user', name: vendor?.businessName ?? account.display_name };
}
