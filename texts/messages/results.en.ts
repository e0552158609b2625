/** The weekly email about what happened. */
export const resultsMessagesEn = {
  week_subject: { one: 'Your week on Pelaminan: {count} new couple', other: 'Your week on Pelaminan: {count} new couples' },
  week_quiet_subject: 'Your week on Pelaminan',
  week_text:
    'Hello {name},\n\nHere is your week, from {first} to {last}.\n\n| New couples: {contacts}\n| Quotations sent: {quoted}\n| Quotations accepted: {booked}\n| Paid by couples: {paid}\n| Ad views: {impressions}\n| Ad clicks: {clicks}\n| Spent on your ad: {spending}\n\n{advice}\n\n[View results]({link})',
  beside: '{now} (the week before: {before})',
  advice_be_seen: 'Fewer couples visit your profile than those of similar vendors. An ad puts your card where couples look first.',
  advice_better_card: 'Couples click your ad less often than those of similar vendors. The first photo is what they see: try another one.',
  advice_answer_faster: 'Couples wait longer for your first answer than with similar vendors.',
  advice_win_more: 'Fewer of your requests become bookings than with similar vendors. Look at the quotations that were declined, and why.',
} as const;
