/** Where couples find their meetings. Bare. */
export const coupleMeetings = '/account/meetings';
