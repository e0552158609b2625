// What a couple writes to a vendor it does not know yet: with a session, or together with its sign-up.
import * as z from 'zod';
import { day, id, line } from './shapes.ts';

export const messageSubjects = ['appointment', 'availability', 'price_list', 'other'] as const;
export const firstMessage = z.strictObject({
  subject: z.enum(messageSubjects),
  text: line(2000),
  wedding_date: day.nullable().optional(),
  /** The product of this vendor the couple asks about. */
  product_id: z.uuid().optional(),
});
/** What can be wrong with it. */
export const firstMessageRefusals = [
  'clients.wedding_day_past',
  'calendar.day_too_far',
  'conversations.text_required',
  'conversations.text_too_long',
  'catalogue.text_invalid',
] as const;
/** With the vendor it is for, where the address of the call doesn't name it. */
export const firstMessageTo = firstMessage.extend({ vendor_id: id });
export type FirstMessageTo = z.infer<typeof firstMessageTo>;
