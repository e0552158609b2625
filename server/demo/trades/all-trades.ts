import { celebration } from './celebration.ts';
import { dressAndBeauty } from './dress-and-beauty.ts';
import { joy } from './joy.ts';
import { picturesAndWords } from './pictures-and-words.ts';
import type { Trade } from './trade.ts';

/** Every category's trade, by the slug of the category. */
export const trades: Readonly<Record<string, Trade>> = { ...celebration, ...picturesAndWords, ...dressAndBeauty, ...joy };
