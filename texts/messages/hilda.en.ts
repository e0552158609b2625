/** Emails about Hilda, the concierge. */
export const hildaMessagesEn = {
  admitted_subject: 'Hilda now recommends you to couples',
  admitted_text:
    'Hello {name},\n\nHilda, our concierge, now recommends you to couples whose wedding fits your city and services.\n\nKeep your profile complete, so that she knows what you offer.\n\n[View profile]({link})',
  refused_subject: 'Your request to join Hilda',
  refused_text:
    'Hello {name},\n\nHilda can’t recommend you to couples yet.\n\n> Our reason:\n> {reason}\n\nOnce you’ve fixed this, you can request to join again.\n\n[Edit profile]({link})',
} as const;
