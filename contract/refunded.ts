// Money that was sent back, as its payer reads it.
import * as z from 'zod';
import { instant } from './shapes.ts';

export const refunded = z.object({ at: instant, reference: z.string().nullable() });
