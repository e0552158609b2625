// Emails about reviews.
import { reviewGroundsEn } from '../review-grounds.en.ts';

export const reviewsMessagesEn = {
  ...reviewGroundsEn,
  invited_subject: 'How was {other}?',
  invited_text:
    'Hello {name},\n\nCongratulations on your wedding! Would you tell other couples how it was with {other}? Stars and a few sentences help them choose, and {other} reads them too.\n\n[Write review]({page})\n\nThe page is open for a year after your wedding.',
  reminded_subject: 'Your review of {other}',
  reminded_text:
    'Hello {name},\n\nTwo weeks ago we asked you how it was with {other}. If you have two minutes, other couples would love to know.\n\n[Write review]({page})\n\nThis is the only reminder.',
  written_subject: { one: '{other} gave you {count} star', other: '{other} gave you {count} stars' },
  written_text: {
    one: 'Hello {name},\n\n{other} reviewed you with {count} star.\n\n> {text}\n\nYou can reply once, and everyone sees your reply under the review.\n\n[Reply to review]({page})',
    other:
      'Hello {name},\n\n{other} reviewed you with {count} stars.\n\n> {text}\n\nYou can reply once, and everyone sees your reply under the review.\n\n[Reply to review]({page})',
  },
  answered_subject: '{other} replied to your review',
  answered_text: 'Hello {name},\n\n{other} replied to your review.\n\n> {text}\n\n[View reply]({page})',
  reported_subject: 'Your review of {other} was reported',
  reported_text:
    'Hello {name},\n\n{other} reported your review to us. The reason given: {ground}.\n\nWe’ll read your review and decide whether it stays. Until then it’s shown as before, and you don’t need to do anything. We’ll email you our decision.\n\n[View review]({page})',
  kept_subject: 'Your review of {other} stays',
  kept_text:
    'Hello {name},\n\n{other} reported your review. We read it and decided that it stays.\n\n> Our reason:\n> {reason}\n\n[View review]({page})',
  removed_subject: 'We removed your review of {other}',
  removed_text:
    'Hello {name},\n\n{other} reported your review. We read it and removed it. In its place everyone reads that a review was removed, without your name, and this reason: {ground}.\n\n> Why we decided so:\n> {reason}\n\n[View reviews]({page})',
  checked_kept_subject: 'Your review of {other} is published',
  checked_kept_text:
    'Hello {name},\n\nThank you for your patience. We checked your review of {other}, and it’s now on their profile.\n\n[View review]({page})',
  checked_removed_subject: 'Your review of {other} was not published',
  checked_removed_text:
    'Hello {name},\n\nWe checked your review of {other} and didn’t publish it. In its place everyone reads that a review was removed, without your name, and this reason: {ground}.\n\n> Why we decided so:\n> {reason}\n\n[View reviews]({page})',
  held_removed_subject: 'We didn’t publish a review of your business',
  held_removed_text:
    'Hello {name},\n\nWe checked a review of your business before it was shown, and removed it. It doesn’t count for your rating. In its place everyone reads that a review was removed, and this reason: {ground}.\n\n> Why we decided so:\n> {reason}\n\n[View reviews]({page})',
  report_kept_subject: 'The review you reported stays',
  report_kept_text:
    'Hello {name},\n\nWe read the review by {other} that you reported and decided that it stays.\n\n> Our reason:\n> {reason}\n\nIf you haven’t replied yet, you can still do so under the review.\n\n[View review]({page})',
  report_removed_subject: 'We removed the review you reported',
  report_removed_text:
    'Hello {name},\n\nWe read the review by {other} that you reported and removed it. It no longer counts for your rating. In its place everyone reads that a review was removed, and this reason: {ground}.\n\n> Why we decided so:\n> {reason}\n\n[View reviews]({page})',
} as const;
