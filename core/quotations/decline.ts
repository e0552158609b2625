/** Why a couple declines, as it may choose; its own words come beside it. */
export const declineGrounds = ['too_expensive', 'date', 'chose_other', 'not_now', 'other'] as const;
export type DeclineGround = (typeof declineGrounds)[number];
