// The save status of what is being edited.
export const savingEn = {
  saved: 'Saved {time}',
  pending: 'Saving soon',
  saving: 'Saving',
  failed: 'Not saved yet. Your changes are kept on this device.',
  retry: 'Save now',
  elsewhere: 'This was changed in another tab or on another device. Your changes here are kept.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the saved version',
} as const;
