// Choosing a free time, by couples and vendors alike.
export const slotsEn = {
  day: 'Day',
  time: 'Time',
  previous: 'Previous month',
  next: 'Next month',
  free: '{day}: {n} free',
  full: '{day}: nothing free',
  pickDay: 'Choose a day to see its free times.',
  timesOn: 'Free times on {day}',
  zoneNote: 'Times in {zone}',
} as const;
