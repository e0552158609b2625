/** Emails about operators' decisions. */
export const operationsMessagesEn = {
  refunded_subject: 'Your disputed click has been refunded',
  refunded_text:
    'Hello {name},\n\nWe reviewed the click at {when} that you disputed. We’ve refunded {amount} to your balance and corrected your statistics.\n\nOur reason: {reason}\n\nAll your clicks:\n\n{link}\n\nPelaminan',
  refused_subject: 'Our decision about your disputed click',
  refused_text:
    'Hello {name},\n\nWe reviewed the click at {when} that you disputed. It was a valid click, so the charge of {amount} remains.\n\nOur reason: {reason}\n\nAll your clicks:\n\n{link}\n\nPelaminan',
  credit_given_subject: '{amount} ad credit added by our team',
  credit_given_text:
    'Hello {name},\n\nOur team added {amount} ad credit. Your balance is now {balance}.\n\nReason: {reason}\n\nYour credit history:\n\n{link}\n\nPelaminan',
  credit_taken_subject: '{amount} ad credit deducted by our team',
  credit_taken_text:
    'Hello {name},\n\nOur team deducted {amount} ad credit. Your balance is now {balance}.\n\nReason: {reason}\n\nYour credit history:\n\n{link}\n\nIf this is wrong, please reply to this email.\n\nPelaminan',
  spam_agreed_subject: 'We agree: this conversation was spam',
  spam_agreed_text:
    'Hello {name},\n\nWe reviewed the conversation you reported and agree that it’s spam. It’s closed, and {couple} can’t write to you any more.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  spam_returned_text:
    'Hello {name},\n\nWe reviewed the conversation you reported and agree that it’s spam. It’s closed, {couple} can’t write to you any more, and we’ve refunded your contact credit.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  spam_refused_subject: 'Our decision about the conversation you reported',
  spam_refused_text:
    'Hello {name},\n\nWe reviewed the conversation with {couple} that you reported. We don’t think it’s spam. It stays in your spam folder; you can move it back to the inbox and reply.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  suspended_subject: 'Your account has been suspended',
  suspended_text:
    'Hello {name},\n\nYour account is suspended. You can view everything, but your profile and ad aren’t shown and you can’t buy anything.\n\nReason: {reason}\n\nYour account:\n\n{link}\n\nIf this is wrong, please reply to this email.\n\nPelaminan',
  published_subject: 'Your profile is published',
  published_text:
    'Hello {name},\n\nYour profile is published, and couples can find you.\n\nReason: {reason}\n\nYour account:\n\n{link}\n\nPelaminan',
  unpublished_subject: 'Your profile is no longer published',
  unpublished_text:
    'Hello {name},\n\nYour profile is hidden from the marketplace. It goes live again as soon as you save a complete version.\n\nReason: {reason}\n\nYour profile:\n\n{link}\n\nPelaminan',
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
