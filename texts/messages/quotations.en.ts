/** Emails and messages about quotations and their instalments. */
export const quotationMessagesEn = {
  label_first: 'Deposit',
  label_second: 'Second instalment',
  label_last: 'Final payment',
  said_sent: 'Quotation {number} for {total}',
  said_accepted: 'We accept quotation {number} for {total}',
  said_declined: 'We decline quotation {number}',
  said_withdrawn: 'Quotation {number} has been withdrawn',
  no_reason: 'No reason was given.',
  payment_description: '{label}, quotation {number} of {vendor}',
  sent_subject: 'A quotation from {other}',
  sent_text:
    'Hello {name},\n\n{other} has sent you quotation {number} for {total}. It is valid until {valid}.\n\nRead it, accept it or decline it here:\n\n{link}\n\nPelaminan',
  accepted_subject: '{other} accepted your quotation',
  accepted_text:
    'Hello {name},\n\n{other} accepted quotation {number} for {total}. They’ll pay the instalments through Pelaminan, and you’ll see each payment as soon as it arrives:\n\n{link}\n\nPelaminan',
  agreed_subject: 'You accepted the quotation of {other}',
  agreed_text:
    'Hello {name},\n\nYou accepted quotation {number} of {other} for {total}. You’ll pay it in instalments. The schedule and how to pay are here:\n\n{link}\n\nWe’ll remind you three days before each due date and on the day.\n\nPelaminan',
  declined_subject: '{other} declined your quotation',
  declined_text:
    'Hello {name},\n\n{other} declined quotation {number} for {total}.\n\n{reason}\n\nYou can send a new version from here:\n\n{link}\n\nPelaminan',
  withdrawn_subject: '{other} has withdrawn a quotation',
  withdrawn_text:
    'Hello {name},\n\n{other} has withdrawn quotation {number} for {total}. You don’t need to do anything.\n\n{reason}\n\nYou can still read it here:\n\n{link}\n\nPelaminan',
  expired_subject: 'Quotation {number} has expired',
  expired_text:
    'Hello {name},\n\n{other} didn’t reply to quotation {number} for {total} by {valid}, so it has expired. You can send a new version from here:\n\n{link}\n\nPelaminan',
  soon_subject: '{label} for {other} is due on {due}',
  soon_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due on {due}. You can pay it here:\n\n{link}\n\nPelaminan',
  today_subject: '{label} for {other} is due today',
  today_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due today, {due}. Pay it here:\n\n{link}\n\nPelaminan',
  overdue_subject: '{label} for {other} is overdue',
  overdue_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) was due on {due} and hasn’t arrived. You can still pay it here:\n\n{link}\n\nIf something has come up, message {other} in your conversation.\n\nPelaminan',
  paid_subject: '{amount} for {other} has arrived',
  paid_text:
    'Hello {name},\n\nWe received {amount} on {when}: {label} of quotation {number} from {other}. It is marked as paid here:\n\n{link}\n\nPelaminan',
  received_subject: '{other} paid {amount}',
  received_text:
    'Hello {name},\n\n{other} paid {label} of quotation {number} on {when}.\n\nPaid {amount}\nOur fee {fee}\nYou receive {net}\n\nIt’s been added to your earnings. The quotation is here:\n\n{link}\n\nPelaminan',
  late_subject: 'Your payment of {amount} arrived too late',
  late_text:
    'Hello {name},\n\nYour payment of {amount} for {other} ({label}, quotation {number}) arrived after the deadline, so it doesn’t count. We’ll refund the whole amount; you don’t need to do anything.\n\nThe instalment is still open. You can pay it here:\n\n{link}\n\nPelaminan',
  twice_subject: 'You paid {label} twice',
  twice_text:
    'Hello {name},\n\nYour payment of {amount} for {other} ({label}, quotation {number}) arrived after this instalment had already been paid. We’ll refund the whole amount; you don’t need to do anything.\n\n{link}\n\nPelaminan',
  refunding_subject: 'Refund in progress: {amount} of quotation {number}',
  refunding_text_couple:
    'Hello {name},\n\n{amount} that you paid {other} ({label}, quotation {number}) will be refunded to you.\n\nReason: {reason}\n\nThe money has not been sent yet. If you paid by bank transfer or QRIS, tell us on the quotation’s page which bank account it should go to. We’ll email you when it has been sent:\n\n{link}\n\nPelaminan',
  refunding_text_vendor:
    'Hello {name},\n\n{amount} ({label}, quotation {number}) will be refunded to {other}. It has been deducted from your earnings, and we don’t keep our fee on it.\n\nReason: {reason}\n\n{link}\n\nPelaminan',
  refunded_subject: 'Refunded: {amount} of quotation {number}',
  refunded_text:
    'Hello {name},\n\nWe sent {amount} back to you: {label} of quotation {number}, {other}. How soon it appears depends on your bank.\n\n{link}\n\nPelaminan',
} as const;
