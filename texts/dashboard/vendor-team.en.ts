// The people of a vendor on its page for operators, and where they are signed in.
export const vendorTeamEn = {
  team: 'Team and signed-in devices',
  devicesOf: 'Signed-in devices of {name}',
  notSignedIn: 'Not signed in, last seen {when}',
  neverSignedIn: 'Has never signed in',
  sessionLine: '{address}, last seen {when}',
  endSessions: 'Sign out everywhere',
  endSessionsOf: 'Sign out everywhere: {name}',
  endTitle: 'Sign {name} out everywhere',
  endText: 'All their devices are signed out right away. They can sign in again.',
  sessionsEnded: '{name} was signed out',
} as const;
