// Emails about reviews.
export const reviewsMessagesEn = {
  invited_subject: 'How was {other}?',
  invited_text:
    'Hello {name},\n\nCongratulations on your wedding! Would you tell other couples how it was with {other}? Stars and a few sentences help them choose, and {other} reads them too.\n\nWrite your review here: {page}\n\nThe page is open for a year after your wedding.',
  reminded_subject: 'Your review of {other}',
  reminded_text:
    'Hello {name},\n\nTwo weeks ago we asked you how it was with {other}. If you have two minutes, other couples would love to know: {page}\n\nThis is the only reminder.',
  written_subject: { one: '{other} gave you {count} star', other: '{other} gave you {count} stars' },
  written_text: {
    one: 'Hello {name},\n\n{other} reviewed you with {count} star:\n\n{text}\n\nYou can reply once, and everyone sees your reply under the review: {page}',
    other:
      'Hello {name},\n\n{other} reviewed you with {count} stars:\n\n{text}\n\nYou can reply once, and everyone sees your reply under the review: {page}',
  },
  answered_subject: '{other} replied to your review',
  answered_text: 'Hello {name},\n\n{other} replied to your review:\n\n{text}\n\nSee both here: {page}',
} as const;
