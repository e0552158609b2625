import type { BuilderContext } from './context.ts';
import { accountBuilders } from './accounts.ts';
import { adBuilders } from './ads.ts';
import { bankAccountBuilders } from './bank-accounts.ts';
import { conversationBuilders } from './conversations.ts';
import { creditBuilders } from './credit.ts';
import { quotationBuilders } from './quotations.ts';
import { membershipBuilders } from './membership.ts';
import { pictureBuilders } from './pictures.ts';
import { payoutBuilders } from './payouts.ts';
import { storeBuilders } from './store.ts';
import { verificationBuilders } from './verification.ts';

/** Every builder of every capability; each test builds its own vendor. */
export const buildersOn = (context: BuilderContext) => ({
  ...accountBuilders(context),
  ...adBuilders(context),
  ...bankAccountBuilders(context),
  ...conversationBuilders(context),
  ...creditBuilders(context),
  ...quotationBuilders(context),
  ...storeBuilders(context),
  ...verificationBuilders(context),
  ...payoutBuilders(context),
  ...pictureBuilders(context),
  ...membershipBuilders(context),
});
export type Builders = ReturnType<typeof buildersOn>;
