/** Emails about memberships, the line at the payment gateway, and the receipt. */
export const membershipMessagesEn = {
  order_description: 'Pelaminan {plan} for a {term}, order {number}',
  term_month: 'month',
  term_year: 'year',
  active_subject: 'Your {plan} membership is active',
  renewed_subject: 'Your {plan} membership is renewed',
  active_text:
    'Hello {name},\n\nWe received your payment of {total} on {when}. Your {plan} membership for {service} runs from {from} to {until}.\n\nOrder {number}\nVAT (PPN) {rate}: {tax}\nPaid {total}\n\nThe receipt is here:\n\n{link}\n\nPelaminan',
  back_subject: 'Your payment for order {number} is being refunded',
  back_text:
    'Hello {name},\n\nYour payment of {total} for {plan}, order {number}, arrived after the order had expired or after your membership had changed. It didn’t change anything. We’ll refund the whole amount; you don’t need to do anything.\n\nYou can order again at any time:\n\n{link}\n\nPelaminan',
  soon_subject: 'Your {plan} membership ends in {days} days',
  soon_text:
    'Hello {name},\n\nYour {plan} membership runs until {until}. Renew in time to continue without a gap; otherwise your plan becomes your next best membership, or Trial, with its limits.\n\nRenew it here:\n\n{link}\n\nPelaminan',
  tomorrow_subject: 'Your {plan} membership ends tomorrow',
  tomorrow_text:
    'Hello {name},\n\n{until} is the last day of your {plan} membership. Renew today to continue without a gap; otherwise your plan becomes your next best membership, or Trial, with its limits.\n\nRenew it here:\n\n{link}\n\nPelaminan',
  ended_subject: 'Your {plan} membership has ended',
  ended_text:
    'Hello {name},\n\nYour {plan} membership ended on {until}. Your profile, clients and money are unchanged. The limits of your current plan now apply.\n\nYou can order {plan} again at any time:\n\n{link}\n\nPelaminan',
  receipt_subject: 'Receipt {number} for a membership',
  receipt_item: '{plan} membership: {service}',
  receipt_term: 'Term',
  receipt_credit: 'Unused part of {plan}',
  receipt_thanks: 'Thank you for your membership.',
} as const;
