import type { Drawing } from './drawing.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { things } from './things.ts';

const drawings: Readonly<Record<string, Drawing>> = { ...places, ...people, ...things };

/** The drawing of a category by its slug; one we have not drawn yet, and what has none, gets the kawung rosette. */
export const drawingOf = (slug: string | null): Drawing => drawings[slug ?? ''] ?? places['unique-services'];
