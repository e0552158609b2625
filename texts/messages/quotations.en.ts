/** Emails and messages about quotations and their instalments. */
export const quotationMessagesEn = {
  said_sent: 'Quotation {number} for {total}',
  said_accepted: 'We accept quotation {number} for {total}',
  said_declined: 'We decline quotation {number}',
  said_withdrawn: 'Quotation {number} has been withdrawn',
  payment_description: '{label}, quotation {number} of {vendor}',
  sent_subject: 'A quotation from {other}',
  sent_text:
    'Hello {name},\n\n{other} has sent you quotation {number} for {total}. You can accept or decline it until {valid}.\n\n| Quotation: {number}\n| Total: {total}\n| Valid until: {valid}\n\n[View quotation]({link})',
  accepted_subject: '{other} accepted your quotation',
  accepted_text:
    'Hello {name},\n\n{other} accepted quotation {number} for {total}. They’ll pay through Pelaminan, and you’ll see each payment as soon as it arrives.\n\n| Quotation: {number}\n| Total: {total}\n\n[View quotation]({link})',
  accepted_full_subject: '{other} accepted your quotation, and {day} is overbooked',
  accepted_full_text:
    'Hello {name},\n\n{other} accepted quotation {number} for {total}. Your calendar had no place left on {day}. If you can’t take this wedding too, write to {other} before they pay.\n\n| Quotation: {number}\n| Total: {total}\n| Wedding date: {day}\n\n[View quotation]({link})',
  agreed_subject: 'You accepted the quotation of {other}',
  agreed_text:
    'Hello {name},\n\nYou accepted quotation {number} of {other} for {total}. When and how you pay is on its page.\n\n| Quotation: {number}\n| Total: {total}\n\n[View payment schedule]({link})\n\nWe’ll remind you three days before each due date and on the day.',
  ground_too_expensive: 'Above our budget',
  ground_date: 'Our date doesn’t fit',
  ground_chose_other: 'We chose another vendor',
  ground_not_now: 'We’re not deciding yet',
  ground_other: 'Another reason',
  waiting_subject: '{other} hasn’t decided on your quotation yet',
  waiting_text:
    'Hello {name},\n\n{other} hasn’t decided on quotation {number} for {total} yet. {seen} A short message often helps.\n\n| Valid until: {valid}\n\n[View quotation]({link})',
  ends_subject: 'Your quotation for {other} ends soon',
  ends_text:
    'Hello {name},\n\n{other} can accept quotation {number} for {total} until the end of {valid}. {seen} Write to them, or send a new version with more time.\n\n[View quotation]({link})',
  seen: 'They have opened it.',
  not_seen: 'They haven’t opened it yet.',
  declined_subject: '{other} declined your quotation',
  declined_text:
    'Hello {name},\n\n{other} declined quotation {number} for {total}.\n\n| Why: {ground}\n\n> In their words:\n> {reason}\n\nYou can send a new version.\n\n[View quotation]({link})',
  withdrawn_subject: '{other} has withdrawn a quotation',
  withdrawn_text:
    'Hello {name},\n\n{other} has withdrawn quotation {number} for {total}. You don’t need to do anything, and you can still read it.\n\n> Their reason:\n> {reason}\n\n[View quotation]({link})',
  expired_subject: 'Quotation {number} has expired',
  expired_text:
    'Hello {name},\n\n{other} didn’t reply to quotation {number} for {total} by {valid}, so it has expired. You can send a new version.\n\n| Quotation: {number}\n| Total: {total}\n\n[View quotation]({link})',
  soon_subject: '{label} for {other} is due on {due}',
  soon_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due on {due}.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n| Due: {due}\n\n[Pay now]({link})',
  today_subject: '{label} for {other} is due today',
  today_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) is due today, {due}.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n| Due: {due}\n\n[Pay now]({link})',
  overdue_subject: '{label} for {other} is overdue',
  overdue_text:
    'Hello {name},\n\n{amount} for {other} ({label}, quotation {number}) was due on {due} and hasn’t arrived. You can still pay it.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n| Due: {due}\n\n[Pay now]({link})\n\nIf something has come up, message {other} in your conversation.',
  instalment_paid_subject: '{label} for {other} has arrived: {amount}',
  instalment_paid_text:
    'Hello {name},\n\nWe received {amount}: {label} of quotation {number} from {other}. It is marked as paid.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n| Received: {when}\n\n[View quotation]({link})',
  instalment_received_subject: '{other} paid {amount}: {label}',
  instalment_received_text:
    'Hello {name},\n\n{other} paid {label} of quotation {number}. It’s been added to your earnings.\n\n| Paid: {amount}\n| When: {when}\n| Our fee: {fee}\n| You receive: {net}\n\n[View quotation]({link})',
  instalment_late_subject: '{label} for {other}: your payment of {amount} arrived too late',
  instalment_late_text:
    'Hello {name},\n\nYour payment of {amount} for {other} ({label}, quotation {number}) arrived after the deadline, so it doesn’t count. We’ll refund the whole amount. If you paid by bank transfer or QRIS, tell us on the quotation’s page which bank account it should go to.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n\nThe instalment is still open.\n\n[Pay now]({link})',
  instalment_twice_subject: '{label} for {other} was paid twice',
  instalment_twice_text:
    'Hello {name},\n\nYour payment of {amount} for {other} ({label}, quotation {number}) arrived after this instalment had already been paid. We’ll refund the whole amount. If you paid by bank transfer or QRIS, tell us on the quotation’s page which bank account it should go to.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n\n[View quotation]({link})',
  instalment_refunding_subject: 'Refund in progress: {amount}, {label} of quotation {number}',
  instalment_refunding_text_couple:
    'Hello {name},\n\n{amount} that you paid {other} ({label}, quotation {number}) will be refunded to you.\n\n> Reason:\n> {reason}\n\nThe money has not been sent yet. If you paid by bank transfer or QRIS, tell us on the quotation’s page which bank account it should go to. We’ll email you when it has been sent.\n\n[View quotation]({link})',
  instalment_refunding_text_vendor:
    'Hello {name},\n\n{amount} ({label}, quotation {number}) will be refunded to {other}. It has been deducted from your earnings, and we don’t keep our fee on it.\n\n> Reason:\n> {reason}\n\n[View quotation]({link})',
  instalment_refunded_subject: 'Refunded: {amount}, {label} of quotation {number}',
  instalment_refunded_text:
    'Hello {name},\n\nWe sent {amount} back to you: {label} of quotation {number}, {other}. How soon it appears depends on your bank.\n\n| Amount: {amount}\n| For: {label}, {other}\n| Quotation: {number}\n| Sent: {when}\n| Reference: {reference}\n\n[View quotation]({link})',
  // Subjects of earlier versions, which notifications keep: a code is part of the data (decision 0062).
  paid_subject: '{amount} for {other} has arrived',
  received_subject: '{other} paid {amount}',
  late_subject: 'Your payment of {amount} arrived too late',
  twice_subject: 'You paid {label} twice',
  refunding_subject: 'Refund in progress: {amount} of quotation {number}',
  refunded_subject: 'Refunded: {amount} of quotation {number}',
} as const;
