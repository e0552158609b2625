/** Mails about Hilda, the concierge. */
export const hildaMessagesEn = {
  admitted_subject: 'Hilda suggests you to couples from now on',
  admitted_text:
    'Hello {name},\n\nyou are admitted: Hilda, our concierge, suggests you to couples whose wedding fits your city and what you offer.\n\nA complete profile is what convinces them:\n\n{link}\n\nPelaminan',
  refused_subject: 'Your wish to join Hilda',
  refused_text:
    'Hello {name},\n\nHilda cannot suggest you to couples yet.\n\nOur reason: {reason}\n\nOnce that is mended you are welcome to ask again:\n\n{link}\n\nPelaminan',
} as const;
