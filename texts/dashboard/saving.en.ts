// Whether what is being written is with the server.
export const savingEn = {
  saved: 'Saved {time}',
  pending: 'Saves in a moment',
  saving: 'Saving',
  failed: 'Not saved yet. It is kept on this device.',
  retry: 'Save now',
  elsewhere: 'This was saved in another tab or on another device. What you typed here is kept.',
  keepMine: 'Keep what I typed here',
  takeTheirs: 'Take what was saved there',
} as const;
