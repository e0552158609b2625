/** The code by SMS, and mails about bank accounts. */
export const bankAccountMessagesEn = {
  code_sms:
    'Pelaminan: {code} is the code for your bank account ending in {end}. It is good for {minutes} minutes. Do not give it to anyone, not even us.',
  account: '{bank}, account ending in {end}',
  verified_subject: 'Your bank account is verified: {account}',
  verified_text:
    'Hello {name},\n\n{account} was verified on {when}. Money can be paid out to it.\n\nYour bank accounts are here:\n\n{link}\n\nIf this was not you, change your password at once and answer this mail.\n\nPelaminan',
  primary_subject: 'Money now goes to {account}',
  primary_text:
    'Hello {name},\n\nsince {when} your primary bank account is {account}. Payouts go to it from now on.\n\nYour bank accounts are here:\n\n{link}\n\nIf this was not you, change your password at once and answer this mail.\n\nPelaminan',
  removed_subject: 'A bank account was removed: {account}',
  removed_text:
    'Hello {name},\n\n{account} was removed on {when}.\n\nYour bank accounts are here:\n\n{link}\n\nIf this was not you, change your password at once and answer this mail.\n\nPelaminan',
} as const;
