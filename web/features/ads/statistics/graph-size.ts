/** Panels are lower the more there are; the name of a series is above each. */
const panelHeights = [0, 216, 96, 88, 80] as const;
export const nameHeight = 36;
const bottomHeight = 28;

/** The height of each of so many panels, in px. */
export const panelHeight = (panels: number): number => panelHeights[panels] ?? 0;

/** The height of the whole graph, in px: its place is kept until it is there. */
export const graphHeight = (panels: number): number => panels * (nameHeight + panelHeight(panels)) + bottomHeight;
