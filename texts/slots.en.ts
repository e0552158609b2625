// Choosing a free slot, for couples and vendors.
export const slotsEn = {
  day: 'Day',
  time: 'Time',
  free: { one: '{day}: {n} free time', other: '{day}: {n} free times' },
  full: '{day}: no free times',
  pickDay: 'Choose a day to see its free times.',
  timesOn: 'Free times on {day}',
  zoneNote: 'Times in {zone}',
} as const;
