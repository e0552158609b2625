/** Why reviews are reported and removed, for everyone who reads of it. */
export const reviewGroundsEn = {
  'ground.not_client': 'Not written by a client',
  'ground.other_vendor': 'About another vendor',
  'ground.untrue': 'Untrue statements',
  'ground.offensive': 'Insults or discrimination',
  'ground.private': 'Personal data',
  'ground.advertising': 'Advertising, or not about the wedding',
  'ground.not_genuine': 'Not an independent review',
} as const;
