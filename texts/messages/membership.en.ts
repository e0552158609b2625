/** Emails about memberships, the line at the payment gateway, and the receipt. */
export const membershipMessagesEn = {
  order_description: 'Pelaminan {plan} for a {term}, order {number}',
  term_month: 'month',
  term_year: 'year',
  active_subject: 'Your {plan} membership is active',
  renewed_subject: 'Your {plan} membership is renewed',
  active_text:
    'Hello {name},\n\nWe received your payment of {total}. Your {plan} membership for {service} runs from {from} to {until}.\n\n| Order: {number}\n| VAT (PPN) {rate}: {tax}\n| Paid: {total}\n| When: {when}\n\n[View receipt]({link})',
  back_subject: 'Your payment for order {number} is being refunded',
  back_text:
    'Hello {name},\n\nYour payment of {total} for {plan}, order {number}, arrived after the order had expired or after your membership had changed. It didn’t change anything. We’ll refund the whole amount; you don’t need to do anything.\n\n| Order: {number}\n| To be refunded: {total}\n\nYou can order again at any time.\n\n[View membership]({link})',
  refunded_subject: 'Your payment for order {number} was refunded',
  refunded_text:
    'Hello {name},\n\nWe sent {total} back to you: your payment for {plan}, order {number}. How soon it appears depends on your bank.\n\n| Order: {number}\n| Refunded: {total}\n| When: {when}\n| Reference: {reference}\n\n[View order]({link})',
  soon_subject: 'Your {plan} membership ends in {days} days',
  soon_text:
    'Hello {name},\n\nYour {plan} membership runs until {until}. Renew in time to continue without a gap; otherwise your plan becomes your next best membership, or Trial, with its limits.\n\n[Renew membership]({link})',
  tomorrow_subject: 'Your {plan} membership ends tomorrow',
  tomorrow_text:
    'Hello {name},\n\n{until} is the last day of your {plan} membership. Renew today to continue without a gap; otherwise your plan becomes your next best membership, or Trial, with its limits.\n\n[Renew membership]({link})',
  ended_subject: 'Your {plan} membership has ended',
  ended_text:
    'Hello {name},\n\nYour {plan} membership ended on {until}. Your profile, clients and money are unchanged. The limits of your current plan now apply.\n\nYou can order {plan} again at any time.\n\n[View membership]({link})',
  receipt_subject: 'Receipt {number} for a membership',
  receipt_item: '{plan} membership: {service}',
  receipt_term: 'Term',
  receipt_credit: 'Unused part of {plan}',
  receipt_thanks: 'Thank you for your membership.',
} as const;
