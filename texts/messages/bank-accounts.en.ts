/** The code by SMS, and emails about bank accounts. */
export const bankAccountMessagesEn = {
  code_sms:
    'Pelaminan: {code} is the code for your bank account ending in {end}. It expires in {minutes} minutes. Don’t share it with anyone, not even us.',
  verified_subject: 'Your bank account is verified: {bank}, account ending in {end}',
  verified_text:
    'Hello {name},\n\nYour bank account was verified. We can now send payouts to it.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View bank accounts]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
  primary_subject: 'Payouts now go to {bank}, account ending in {end}',
  primary_text:
    'Hello {name},\n\nYou have a new primary bank account. Payouts now go to this account.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View bank accounts]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
  removed_subject: 'A bank account was removed: {bank}, account ending in {end}',
  removed_text:
    'Hello {name},\n\nA bank account was removed.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View bank accounts]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
  refund_added_subject: 'Your refunds now go to {bank}, account ending in {end}',
  refund_added_text:
    'Hello {name},\n\nA bank account for your refunds was added. We’ll send refunds to this account.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View quotations]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
  refund_changed_subject: 'Your bank account for refunds was changed: {bank}, account ending in {end}',
  refund_changed_text:
    'Hello {name},\n\nThe bank account for your refunds was changed. We’ll send refunds to this account.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View quotations]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
  refund_removed_subject: 'Your bank account for refunds was removed: {bank}, account ending in {end}',
  refund_removed_text:
    'Hello {name},\n\nThe bank account for your refunds was removed. If a refund is due, we’ll ask you which account it should go to.\n\n| Bank: {bank}\n| Account: ending in {end}\n| When: {when}\n\n[View quotations]({link})\n\nIf this wasn’t you, change your password right away and reply to this email.',
} as const;
