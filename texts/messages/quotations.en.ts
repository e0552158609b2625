/** Mails and messages about quotations and their instalments. */
export const quotationMessagesEn = {
  label_first: 'Deposit',
  label_second: 'Second instalment',
  label_last: 'Final payment',
  said_sent: 'Quotation {number} over {total}',
  said_accepted: 'We accept quotation {number} over {total}',
  said_declined: 'We decline quotation {number}',
  said_withdrawn: 'Quotation {number} has been withdrawn',
  no_reason: 'No reason was given.',
  payment_description: '{label}, quotation {number} of {vendor}',
  sent_subject: 'A quotation from {other}',
  sent_text:
    'Hello {name},\n\n{other} has sent you quotation {number} over {total}. It is valid until {valid}.\n\nRead it, accept it or decline it here:\n\n{link}\n\nPelaminan',
  accepted_subject: '{other} accepted your quotation',
  accepted_text:
    'Hello {name},\n\n{other} accepted quotation {number} over {total}. They pay the instalments through Pelaminan, and you see each one as soon as it has arrived:\n\n{link}\n\nPelaminan',
  agreed_subject: 'You accepted the quotation of {other}',
  agreed_text:
    'Hello {name},\n\nyou accepted quotation {number} of {other} over {total}. You pay it in instalments. What is due when, and how to pay, is here:\n\n{link}\n\nWe remind you three days before each day and on the day itself.\n\nPelaminan',
  declined_subject: '{other} declined your quotation',
  declined_text:
    'Hello {name},\n\n{other} declined quotation {number} over {total}.\n\n{reason}\n\nYou can send a new version from here:\n\n{link}\n\nPelaminan',
  withdrawn_subject: '{other} has withdrawn a quotation',
  withdrawn_text:
    'Hello {name},\n\n{other} has withdrawn quotation {number} over {total}. You need not do anything.\n\n{reason}\n\nIt is kept here:\n\n{link}\n\nPelaminan',
  expired_subject: 'Quotation {number} has expired',
  expired_text:
    'Hello {name},\n\n{other} did not decide on quotation {number} over {total} until {valid}, so it has expired. You can send a new version from here:\n\n{link}\n\nPelaminan',
  soon_subject: '{label} for {other} is due on {due}',
  soon_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due on {due}. You can pay it here in a minute:\n\n{link}\n\nPelaminan',
  today_subject: '{label} for {other} is due today',
  today_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due today, {due}. Pay it here:\n\n{link}\n\nPelaminan',
  overdue_subject: '{label} for {other} is overdue',
  overdue_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) was due on {due} and has not arrived. You can still pay it here:\n\n{link}\n\nIf something has come up, write to {other} in your conversation.\n\nPelaminan',
  paid_subject: '{amount} for {other} has arrived',
  paid_text:
    'Hello {name},\n\nwe received {amount} on {when}: {label} of quotation {number} from {other}. It is marked as paid here:\n\n{link}\n\nPelaminan',
  received_subject: '{other} paid {amount}',
  received_text:
    'Hello {name},\n\n{other} paid {label} of quotation {number} on {when}.\n\nPaid {amount}\nOur fee {fee}\nYours {net}\n\nIt is part of your earnings now. The quotation is here:\n\n{link}\n\nPelaminan',
  late_subject: 'Your payment of {amount} arrived too late',
  late_text:
    'Hello {name},\n\nyour payment of {amount} for {other} ({label}, quotation {number}) arrived after its time was over, so it does not count. We give the whole amount back; you need not do anything for that.\n\nThe instalment is still open. You can pay it here:\n\n{link}\n\nPelaminan',
  twice_subject: 'You paid {label} twice',
  twice_text:
    'Hello {name},\n\nyour payment of {amount} for {other} ({label}, quotation {number}) arrived although this instalment was already paid. We give the whole amount back; you need not do anything.\n\n{link}\n\nPelaminan',
  refunded_subject: '{amount} of quotation {number} goes back',
  refunded_text_couple:
    'Hello {name},\n\nwe give you back {amount} that you paid {other} ({label}, quotation {number}).\n\n{reason}\n\nThe money is with you within a few working days.\n\n{link}\n\nPelaminan',
  refunded_text_vendor:
    'Hello {name},\n\nwe give {other} back {amount} ({label}, quotation {number}). It has left your earnings, and our fee on it is yours again.\n\n{reason}\n\n{link}\n\nPelaminan',
} as const;
