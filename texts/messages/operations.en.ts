/** Mails about what our staff decided. */
export const operationsMessagesEn = {
  refunded_subject: 'Your disputed click has been refunded',
  refunded_text:
    'Hello {name},\n\nwe looked at the click of {when} that you disputed. The {amount} are back in your balance, and the statistics no longer count it.\n\nOur reason: {reason}\n\nAll your clicks:\n\n{link}\n\nPelaminan',
  refused_subject: 'Our decision about your disputed click',
  refused_text:
    'Hello {name},\n\nwe looked at the click of {when} that you disputed. It was a valid click, so the {amount} stay charged.\n\nOur reason: {reason}\n\nAll your clicks:\n\n{link}\n\nPelaminan',
  credit_given_subject: '{amount} ads credit has been added by our staff',
  credit_given_text:
    'Hello {name},\n\nour staff added {amount} ads credit to your balance, which is {balance} now.\n\nThe reason: {reason}\n\nYour credit history:\n\n{link}\n\nPelaminan',
  credit_taken_subject: '{amount} ads credit has been taken back by our staff',
  credit_taken_text:
    'Hello {name},\n\nour staff took {amount} ads credit from your balance, which is {balance} now.\n\nThe reason: {reason}\n\nYour credit history:\n\n{link}\n\nIf this is wrong, please reply to this mail.\n\nPelaminan',
  spam_agreed_subject: 'We agree: this conversation was spam',
  spam_agreed_text:
    'Hello {name},\n\nwe looked at the conversation you reported and agree: it was spam. It is closed, and {couple} cannot write to you any more.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  spam_returned_text:
    'Hello {name},\n\nwe looked at the conversation you reported and agree: it was spam. It is closed, {couple} cannot write to you any more, and the contact credit it cost you has come back.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  spam_refused_subject: 'Our decision about the conversation you reported',
  spam_refused_text:
    'Hello {name},\n\nwe looked at the conversation with {couple} that you reported. We do not take it for spam. It stays in your spam folder; you can move it back to the inbox and answer.\n\nOur reason: {reason}\n\nYour inbox:\n\n{link}\n\nPelaminan',
  suspended_subject: 'Your account has been suspended',
  suspended_text:
    'Hello {name},\n\nyour account is suspended: you can read everything, but your profile and your ad are not shown, and nothing can be bought.\n\nThe reason: {reason}\n\nYour account:\n\n{link}\n\nIf this is wrong, please reply to this mail.\n\nPelaminan',
  published_subject: 'Your profile is published',
  published_text:
    'Hello {name},\n\nyour profile is published, and couples can find you.\n\nThe reason: {reason}\n\nYour account:\n\n{link}\n\nPelaminan',
  unpublished_subject: 'Your profile is not published any more',
  unpublished_text:
    'Hello {name},\n\nyour profile has been taken off the marketplace. It is published again as soon as it is saved complete.\n\nThe reason: {reason}\n\nYour profile:\n\n{link}\n\nPelaminan',
  batch_number: 'Payout',
  batch_holder: 'Account holder',
  batch_bank: 'Bank',
  batch_account: 'Account number',
  batch_amount: 'Amount (Rp)',
  batch_vendor: 'Business',
} as const;
