/** How often one couple may ask for vendors' numbers before it is asked to wait. (product 8; ours to tune) */
export const clientRules = {
  revealsPerHour: 60,
} as const;
