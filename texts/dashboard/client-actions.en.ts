// What a vendor can do for a client from its page and from the inbox.
export const clientActionsEn = {
  label: 'Actions for {name}',
  writeQuotation: 'Write quotation',
  continueDraft: 'Continue draft',
  writeAgain: 'Write new version',
  noRequest: 'They haven’t requested a quotation yet.',
  inviteRequest: 'Invite to request a quotation',
  requestLink: 'To get a quotation from us, tell us about your wedding here: {address}',
  propose: 'Propose a time',
  proposal: 'Let’s meet online. Choose a time that suits you: {address}',
  linked: 'The link is in the message field. Nothing has been sent yet.',
  noHours: 'To propose a time, set your hours for online meetings first.',
  setHours: 'Set hours',
  askReview: 'Ask for a review',
  invited: 'Invited on {day} to review you.',
  toClient: 'Open client',
} as const;
