// All attacks, in the order they run. To add one: create a file here that exports an `Attack`, and add a line below. It runs in full with `npm run attack --
// <name>`, and in its short form (`world.isShort`) as one test of `attack.test.ts` within `npm test`.
import type { Attack } from '../world.ts';
import { crowd } from './crowd.ts';
import { forgedWebhooks } from './forged-webhooks.ts';
import { guesses } from './guesses.ts';
import { halfSent, halfSentLarge } from './half-sent.ts';
import { idleStreams } from './idle-streams.ts';
import { neverRead } from './never-read.ts';
import { oddValues } from './odd-values.ts';
import { oneOperatorAlone } from './one-operator-alone.ts';
import { otherPeople } from './other-people.ts';
import { ownFiles } from './own-files.ts';
import { ownReads } from './own-reads.ts';
import { ownReceipt } from './own-receipt.ts';

export const attacks: readonly Attack[] = [
  forgedWebhooks,
  guesses,
  crowd,
  halfSent,
  halfSentLarge,
  idleStreams,
  neverRead,
  oddValues,
  oneOperatorAlone,
  otherPeople,
  ownFiles,
  ownReads,
  ownReceipt,
];
