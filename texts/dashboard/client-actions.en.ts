// What a vendor can do for a client from its page and from the inbox.
export const clientActionsEn = {
  label: 'Actions for {name}',
  writeQuotation: 'Write quotation',
  continueDraft: 'Continue draft',
  writeAgain: 'Write new version',
  noConversation: 'To propose a time, write to them first.',
  noRequest: 'You can write a quotation once they request one from your profile.',
  propose: 'Propose a time',
  proposal: 'Let’s meet online. Choose a time that suits you: {address}',
  proposed: 'Your booking link is in the message field. Nothing has been sent yet.',
  noHours: 'To propose a time, set your hours for online meetings first.',
  setHours: 'Set hours',
  askReview: 'Ask for a review',
  invited: 'Invited on {day} to review you.',
  toClient: 'Open client',
} as const;
