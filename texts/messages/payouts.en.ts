/** Mails about payouts, and statements of earnings as files and documents. */
export const payoutMessagesEn = {
  requested_subject: 'Your payout of {amount} was requested',
  requested_text:
    'Hello {name},\n\na payout of {amount} to {bank}, account ending in {end}, held by {holder}, was requested from your earnings. Number {number}.\n\nIt should arrive between {from} and {by}.\n\nIf you did not ask for this, change your password at once and write to us.\n\n{link}\n\nPelaminan',
  processing_subject: 'Your payout of {amount} is being processed',
  processing_text:
    'Hello {name},\n\nyour payout {number} of {amount} to {bank}, account ending in {end}, has gone to the bank. It should arrive by {by}.\n\n{link}\n\nPelaminan',
  paid_subject: '{amount} has been paid out',
  paid_text:
    'Hello {name},\n\nyour payout {number} of {amount} was sent to {bank}, account ending in {end}, held by {holder}.\n\nReference of the bank: {reference}\n\n{link}\n\nPelaminan',
  failed_subject: 'Your payout of {amount} could not be sent',
  failed_text:
    'Hello {name},\n\nyour payout {number} of {amount} to {bank}, account ending in {end}, could not be sent:\n\n{reason}\n\nThe whole amount is back in your earnings. Please look at your bank account before you ask again:\n\n{link}\n\nPelaminan',
  cancelled_subject: 'Your payout of {amount} was cancelled',
  cancelled_text:
    'Hello {name},\n\nyour payout {number} of {amount} to {bank}, account ending in {end}, was cancelled before it went to the bank. The whole amount is back in your earnings.\n\nIf you did not do this, change your password at once and write to us.\n\n{link}\n\nPelaminan',
  returned_subject: 'Your bank sent a payout of {amount} back',
  returned_text:
    'Hello {name},\n\nyour payout {number} of {amount} to {bank}, account ending in {end}, was sent and came back from the bank:\n\n{reason}\n\nThe whole amount is back in your earnings. Please look at your bank account, then ask for the payout again:\n\n{link}\n\nPelaminan',
  failure_account_closed: 'The bank account is closed or blocked.',
  failure_holder_mismatch: 'The bank has another name for the holder of this account.',
  failure_number_wrong: 'The bank does not know this account number.',
  failure_bank_refused: 'The bank refused the transfer.',
  failure_other: 'There was another reason.',
  csv_day: 'Day',
  csv_at: 'Date and time (WIB)',
  csv_kind: 'Movement',
  csv_label: 'Number',
  csv_gross: 'Paid by the couple (Rp)',
  csv_fee: 'Fee (Rp)',
  csv_amount: 'Amount (Rp)',
  csv_balance: 'Balance after (Rp)',
  kind_instalment: 'Payment from a couple',
  kind_instalment_refund: 'Payment returned to a couple',
  kind_payout: 'Payout',
  kind_payout_returned: 'Payout returned',
  statement: 'Statement',
  statement_title: 'Statement of earnings, {month}',
  statement_about: 'Earnings from couples',
  statement_opening: 'Balance at the beginning',
  statement_closing: 'Balance at the end',
  statement_in: 'Came in',
  statement_out: 'Went out',
  statement_amount: 'Amount',
  statement_balance: 'Balance',
  statement_split: '{gross} less {fee} fee',
  statement_note:
    'This statement was made by a computer and is valid without a signature. All amounts are in Rupiah; days are cut at midnight WIB.',
} as const;
