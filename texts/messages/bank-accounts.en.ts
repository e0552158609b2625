/** The code by SMS, and emails about bank accounts. */
export const bankAccountMessagesEn = {
  code_sms:
    'Pelaminan: {code} is the code for your bank account ending in {end}. It expires in {minutes} minutes. Don’t share it with anyone, not even us.',
  verified_subject: 'Your bank account is verified: {bank}, account ending in {end}',
  verified_text:
    'Hello {name},\n\n{bank}, account ending in {end} was verified on {when}. We can now send payouts to it.\n\nYour bank accounts are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
  primary_subject: 'Payouts now go to {bank}, account ending in {end}',
  primary_text:
    'Hello {name},\n\nSince {when} your primary bank account is {bank}, account ending in {end}. Payouts now go to this account.\n\nYour bank accounts are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
  removed_subject: 'A bank account was removed: {bank}, account ending in {end}',
  removed_text:
    'Hello {name},\n\n{bank}, account ending in {end} was removed on {when}.\n\nYour bank accounts are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
  refund_added_subject: 'Your refunds now go to {bank}, account ending in {end}',
  refund_added_text:
    'Hello {name},\n\nA bank account for your refunds was added on {when}: {bank}, account ending in {end}. We’ll send refunds to this account.\n\nYour quotations are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
  refund_changed_subject: 'Your bank account for refunds was changed: {bank}, account ending in {end}',
  refund_changed_text:
    'Hello {name},\n\nThe bank account for your refunds was changed on {when}. We’ll send refunds to {bank}, account ending in {end}.\n\nYour quotations are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
  refund_removed_subject: 'Your bank account for refunds was removed: {bank}, account ending in {end}',
  refund_removed_text:
    'Hello {name},\n\nThe bank account for your refunds was removed on {when}: {bank}, account ending in {end}. If a refund is due, we’ll ask you which account it should go to.\n\nYour quotations are here:\n\n{link}\n\nIf this wasn’t you, change your password right away and reply to this email.\n\nPelaminan',
} as const;
