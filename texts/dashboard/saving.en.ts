// The save status of what is being edited.
export const savingEn = {
  saved: 'Saved {time}',
  pending: 'Saving soon',
  saving: 'Saving',
  failed: 'Not saved yet. Your changes are kept on this device.',
  unread: 'Not saved yet. Check the highlighted field.',
  gone: 'This draft was deleted in another tab or on another device. Copy what you still need from here.',
  retry: 'Save now',
  elsewhere: 'This was changed in another tab or on another device. Your changes here are kept.',
  here: 'Here: {value}',
  there: 'Saved: {value}',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the saved version',
} as const;
