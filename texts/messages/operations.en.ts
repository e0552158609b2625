/** Emails about operators' decisions. */
export const operationsMessagesEn = {
  refunded_subject: 'Your disputed click has been refunded',
  refunded_text:
    'Hello {name},\n\nWe reviewed the click at {when} that you disputed. We’ve refunded {amount} to your balance and corrected your statistics.\n\n> Our reason:\n> {reason}\n\n[View clicks]({link})',
  refused_subject: 'Our decision about your disputed click',
  refused_text:
    'Hello {name},\n\nWe reviewed the click at {when} that you disputed. It was a valid click, so the charge of {amount} remains.\n\n> Our reason:\n> {reason}\n\n[View clicks]({link})',
  credit_given_subject: '{amount} ad credit added by our team',
  credit_given_text:
    'Hello {name},\n\nOur team added {amount} ad credit.\n\n| Amount: {amount}\n| Your balance: {balance}\n\n> Reason:\n> {reason}\n\n[View credit history]({link})',
  credit_taken_subject: '{amount} ad credit deducted by our team',
  credit_taken_text:
    'Hello {name},\n\nOur team deducted {amount} ad credit.\n\n| Amount: {amount}\n| Your balance: {balance}\n\n> Reason:\n> {reason}\n\n[View credit history]({link})\n\nIf this is wrong, please reply to this email.',
  spam_agreed_subject: 'We agree: this conversation was spam',
  spam_agreed_text:
    'Hello {name},\n\nWe reviewed the conversation you reported and agree that it’s spam. It’s closed, and {couple} can’t write to you any more.\n\n> Our reason:\n> {reason}\n\n[Open inbox]({link})',
  spam_returned_text:
    'Hello {name},\n\nWe reviewed the conversation you reported and agree that it’s spam. It’s closed, {couple} can’t write to you any more, and we’ve refunded your contact credit.\n\n> Our reason:\n> {reason}\n\n[Open inbox]({link})',
  spam_refused_subject: 'Our decision about the conversation you reported',
  spam_refused_text:
    'Hello {name},\n\nWe reviewed the conversation with {couple} that you reported. We don’t think it’s spam. It stays in your spam folder; you can move it back to the inbox and reply.\n\n> Our reason:\n> {reason}\n\n[Open inbox]({link})',
  spam_agreed_text_couple:
    'Hello {name},\n\nWe reviewed the conversation with {vendor} that you reported and agree that it’s spam. It’s closed, and {vendor} can’t write to you any more.\n\n> Our reason:\n> {reason}\n\n[View conversation]({link})',
  spam_refused_text_couple:
    'Hello {name},\n\nWe reviewed the conversation with {vendor} that you reported. We don’t think it’s spam. It stays in your spam folder; you can move it back to the inbox and reply.\n\n> Our reason:\n> {reason}\n\n[View conversation]({link})',
  suspended_subject: 'Your account has been suspended',
  suspended_text:
    'Hello {name},\n\nYour account is suspended. You can view everything, but your profile and ad aren’t shown and you can’t buy anything.\n\n> Reason:\n> {reason}\n\n[View account]({link})\n\nIf this is wrong, please reply to this email.',
  published_subject: 'Your profile is published',
  published_text:
    'Hello {name},\n\nYour profile is published, and couples can find you.\n\n> Reason:\n> {reason}\n\n[View account]({link})',
  unpublished_subject: 'Your profile is no longer published',
  unpublished_text:
    'Hello {name},\n\nYour profile is hidden from the marketplace. It goes live again as soon as you save a complete version.\n\n> Reason:\n> {reason}\n\n[Edit profile]({link})',
  batch_number: 'Payout',
  batch_holder: 'Account holder',
  batch_bank: 'Bank',
  batch_account: 'Account number',
  batch_amount: 'Amount (Rp)',
  batch_vendor: 'Business',
  batch_file: 'File',
  batch_remark: 'Remark',
  batch_closed: 'Closed since this file was made, do not pay',
} as const;
