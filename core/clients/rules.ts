/** How often one couple may ask for vendors' numbers before it is asked to wait, and who is a client. (product 8; the first is ours to tune) */
export const clientRules = {
  revealsPerHour: 60,
  /** A couple is interested while it did something towards the vendor within so many days. (product 8) */
  interestedDays: 90,
  /** A couple is a potential client while it was active within so many days. (product 8) */
  activeDays: 30,
} as const;
