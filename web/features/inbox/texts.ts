import type { vendorInboxEn } from '../../../texts/dashboard/inbox.en.ts';
import type { inboxEn } from '../../../texts/inbox.en.ts';
import { featureTexts } from '../../base/texts.ts';

/** Conversations, as both sides read them. */
export const inboxTexts = featureTexts<typeof inboxEn>({
  en: () => import('../../../texts/inbox.en.ts').then((m) => m.inboxEn),
  id: () => import('../../../texts/inbox.id.ts').then((m) => m.inboxId),
});
export const vendorInboxTexts = featureTexts<typeof vendorInboxEn>({
  en: () => import('../../../texts/dashboard/inbox.en.ts').then((m) => m.vendorInboxEn),
  id: () => import('../../../texts/dashboard/inbox.id.ts').then((m) => m.vendorInboxId),
});
