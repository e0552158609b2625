// What a vendor accepts when the agreement form is submitted. A change of any sentence is a new version in agreement-terms.ts.
export const agreementTermsEn = {
  'truth.title': 'What you hand in is true',
  'truth.text':
    'Everything in this form and in the documents is true, complete and current. The documents are your own or those of the business you sign for, and nothing in them has been changed.',
  'right.title': 'You may sign',
  'right.text':
    'You are the owner of the business, or the person in charge of it, or you hold a power of attorney. What you sign here binds the business.',
  'payment.title': 'Where the money goes',
  'payment.text':
    'Withdrawals are paid to the bank account in this form, whose holder bears the tax name. You tell us before anything about it changes; until then a payment to this account is a payment to you.',
  'tax.title': 'Taxes',
  'tax.text':
    'You pay the taxes on your own income. Where the law asks us to withhold or to report, we do so with the tax numbers in this form and give you the slip.',
  'privacy.title': 'What we do with your documents',
  'privacy.text':
    'We use them to verify who is paid and to meet our legal duties, and for nothing else. They are stored encrypted, opened only by you and by the people who review them, and every opening is written down. We keep them as long as the law on bookkeeping asks, and delete them afterwards.',
  'change.title': 'When something changes',
  'change.text':
    'When the owner, the signatory, the tax status or the bank account changes, you hand in a new version. We may ask for a document again when it has expired, and hold back withdrawals until it is here.',
  'law.title': 'Law',
  'law.text':
    'The law of the Republic of Indonesia applies. Differences are settled by talking first, then by the court at the place of our office.',
} as const;
