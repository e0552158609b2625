// Runs one sequence over HTTP against both servers and compares it with the model after each step.
import { isDeepStrictEqual } from 'node:util';
import { pick, type Step } from './model/commands.ts';
import { chargedIn, emptyWorld, sightOf, type World } from './model/world.ts';
import { castOf, dismiss } from './cast.ts';
import type { Sequence } from './commands.ts';
import type { Pair } from './engines.ts';
import { worldsAfter } from './legal-order.ts';
import { Stage, Unavailable } from './stage.ts';

const triesMax = 5;

/**
 * Plays a sequence; answers how the servers differ from the model, or null. `nextNumber` tells its vendors from those of others. Played again, and
 * told to `onAgain`, where the machine was too busy to say anything.
 */
export async function differenceOverHttp(
  pair: Pair,
  nextNumber: () => number,
  sequence: Sequence,
  onAgain: () => void,
): Promise<string | null> {
  for (let tries = 1; ; tries++) {
    const { difference, wasTooSlow } = await playOnce(pair, nextNumber(), sequence);
    if (difference === null || !wasTooSlow || tries === triesMax) return difference;
    onAgain();
  }
}

interface Played {
  readonly difference: string | null;
  readonly wasTooSlow: boolean;
}
async function playOnce(pair: Pair, number: number, { startAt, steps }: Sequence): Promise<Played> {
  const cast = await castOf(pair.pool, number);
  const stage = new Stage(pair, cast, number);
  const played = (difference: string | null): Played => ({ difference, wasTooSlow: stage.wasTooSlow() });
  // More than one where no one can see yet in which order commands were taken that were given at once.
  let worlds: readonly World[] = [emptyWorld(startAt, cast.vendors.length)];
  try {
    for (const [i, step] of steps.entries()) {
      const [assumed] = worlds;
      if (assumed === undefined) throw new RangeError('there is always a world');
      const seen = await stage.play(assumed, step);
      const possible = worlds.flatMap((world) => worldsAfter(world, aboutTheSame(step, assumed, world), seen));
      const [some] = possible;
      if (some === undefined)
        return played(`step ${i}, ${JSON.stringify(step)}: no order explains ${JSON.stringify([[...seen.answers], [...seen.outcomes]])}`);
      const sights = await stage.look(some.now, i);
      worlds = distinct(possible.filter((one) => sights.every((sight, vendor) => isDeepStrictEqual(sight, sightOf(one, vendor)))));
      if (worlds.length === 0)
        return played(
          `after step ${i}, ${JSON.stringify(step)}: vendors see ${JSON.stringify(sights)}, the model ${JSON.stringify(sights.map((_, vendor) => sightOf(some, vendor)))}`,
        );
    }
    return played(null);
  } catch (fault) {
    if (fault instanceof Unavailable) return { difference: fault.message, wasTooSlow: true };
    throw fault;
  } finally {
    await dismiss(pair.pool, cast);
  }
}

/** The step as it was given: a click is named by its place, which may be another in another world. */
const aboutTheSame = (step: Step, assumed: World, world: World): Step =>
  step.map((command) => {
    const meant = command.kind === 'refund' ? pick(chargedIn(assumed), command.click) : undefined;
    return command.kind !== 'refund' || meant === undefined
      ? command
      : { ...command, click: chargedIn(world).findIndex(({ card }) => card === meant.card) };
  });
const distinct = (worlds: readonly World[]): World[] => [...new Map(worlds.map((world) => [JSON.stringify(world), world])).values()];
