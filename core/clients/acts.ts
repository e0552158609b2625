/** What a couple does towards a vendor: the one source of interested and potential clients and of leads. (product 8) */
export const acts = [
  'profile_view',
  'price_list_view',
  'save',
  'message',
  'phone_reveal',
  'whatsapp_reveal',
  'email_reveal',
  'meeting',
  'quotation_request',
] as const;
export type Act = (typeof acts)[number];

/** Those by which a couple turns to a vendor: they make leads and put both in contact. (product 4, Leads) */
export const contacts: readonly Act[] = ['message', 'phone_reveal', 'whatsapp_reveal', 'email_reveal', 'meeting', 'quotation_request'];

/** Whether the couple turned to the vendor by it. */
export const isContact = (act: Act): boolean => contacts.includes(act);
