import { longDate } from '../../texts/format.ts';
import { messagesIn } from '../../texts/messages/by-language.ts';
import { calendarMessagesEn } from '../../texts/messages/calendar.en.ts';
import { calendarMessagesId } from '../../texts/messages/calendar.id.ts';
import { nameFor } from '../../texts/names.ts';
import { notice } from '../../texts/notices.ts';
import type { BusinessDay } from '../../core/time.ts';
import { pages } from '../../core/identity/pages.ts';
import { type VendorContact, vendorContact } from '../catalogue/api.ts';
import { accountContact } from '../identity/api.ts';
import type { Tx } from '../kit/database.ts';
import type { CalendarContext } from './context.ts';

/** Tells a couple that a day it waited for is free. */
export async function emailFreed(
  tx: Tx,
  { notifier, addresses }: Pick<CalendarContext, 'notifier' | 'addresses'>,
  { slug, businessName }: Pick<VendorContact, 'slug' | 'businessName'>,
  { day, coupleId }: { readonly day: BusinessDay; readonly coupleId: number },
): Promise<void> {
  const couple = await accountContact(tx, coupleId);
  if (!couple) return;
  const { email, language } = couple;
  const t = messagesIn(language, calendarMessagesEn, calendarMessagesId);
  const facts = {
    name: nameFor(couple.name, language),
    other: businessName,
    date: longDate(day, language),
    page: addresses.page(`/vendor/${slug}`, language),
  };
  await notifier.email(tx, {
    to: email,
    language,
    subject: notice('calendar.freed_subject', { other: businessName, due: day }),
    body: t.body('freed_text', facts),
  });
}

/** Tells a vendor that its other calendar can no longer be read. */
export async function emailFailing(
  tx: Tx,
  { notifier, addresses }: Pick<CalendarContext, 'notifier' | 'addresses'>,
  vendorId: number,
): Promise<void> {
  const vendor = await vendorContact(tx, vendorId);
  if (!vendor) return;
  const { email, language, businessName } = vendor;
  const t = messagesIn(language, calendarMessagesEn, calendarMessagesId);
  await notifier.email(tx, {
    to: email,
    language,
    subject: notice('calendar.failing_subject'),
    body: t.body('failing_text', { name: nameFor(businessName, language), page: addresses.page(pages.calendar, language) }),
  });
}
