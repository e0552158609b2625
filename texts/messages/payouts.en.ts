/** Emails about payouts, and statements of earnings as files and documents. */
export const payoutMessagesEn = {
  requested_subject: 'Your payout of {amount} was requested',
  requested_text:
    'Hello {name},\n\nA payout of {amount} was requested from your earnings. It should arrive between {from} and {by}.\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n| Held by: {holder}\n\n[View earnings]({link})\n\nIf you didn’t request this, change your password right away and contact us.',
  processing_subject: 'Your payout of {amount} is being processed',
  processing_text:
    'Hello {name},\n\nYour payout of {amount} is being processed. It should arrive by {by}.\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n\n[View earnings]({link})',
  paid_subject: '{amount} has been paid out',
  paid_text:
    'Hello {name},\n\nYour payout of {amount} was sent to your bank account.\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n| Held by: {holder}\n| Bank reference: {reference}\n\n[View earnings]({link})',
  failed_subject: 'Your payout of {amount} could not be sent',
  failed_text:
    'Hello {name},\n\nYour payout of {amount} could not be sent. The whole amount is back in your earnings.\n\n> Reason:\n> {reason}\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n\nPlease check your bank account before you request again.\n\n[View earnings]({link})',
  cancelled_subject: 'Your payout of {amount} was cancelled',
  cancelled_text:
    'Hello {name},\n\nYour payout of {amount} was cancelled before it went to the bank. The whole amount is back in your earnings.\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n\n[View earnings]({link})\n\nIf you didn’t do this, change your password right away and contact us.',
  returned_subject: 'Your bank returned a payout of {amount}',
  returned_text:
    'Hello {name},\n\nYour payout of {amount} was sent but returned by the bank. The whole amount is back in your earnings.\n\n> Reason:\n> {reason}\n\n| Payout: {number}\n| Amount: {amount}\n| To: {bank}, account ending in {end}\n\nPlease check your bank account, then request the payout again.\n\n[View earnings]({link})',
  failure_account_closed: 'The bank account is closed or blocked.',
  failure_holder_mismatch: 'The bank has a different name for this account.',
  failure_number_wrong: 'The bank doesn’t recognise this account number.',
  failure_bank_refused: 'The bank rejected the transfer.',
  failure_other: 'There was another reason.',
  csv_day: 'Date',
  csv_at: 'Time (WIB)',
  csv_kind: 'Type',
  csv_label: 'Number',
  csv_gross: 'Paid by the couple (Rp)',
  csv_fee: 'Fee (Rp)',
  csv_amount: 'Amount (Rp)',
  csv_balance: 'Balance after (Rp)',
  kind_instalment: 'Payment from a couple',
  kind_instalment_refund: 'Refund to a couple',
  kind_payout: 'Payout',
  kind_payout_returned: 'Payout returned',
  statement: 'Statement',
  statement_title: 'Statement of earnings, {month}',
  statement_about: 'Earnings from couples',
  statement_opening: 'Opening balance',
  statement_closing: 'Closing balance',
  statement_in: 'Money in',
  statement_out: 'Money out',
  statement_amount: 'Amount',
  statement_balance: 'Balance',
  statement_split: '{gross} less {fee} fee',
  statement_note:
    'This statement was generated automatically and is valid without a signature. All amounts are in Rupiah; days end at midnight WIB.',
} as const;
