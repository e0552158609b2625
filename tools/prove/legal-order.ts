// Concurrent commands can be executed in any order; their results must match one of them.
import { type Answer, pick, type Step } from './model/commands.ts';
import { after, type World } from './model/world.ts';

/**
 * What was seen of a step. Clicks are answered with a redirect alone; what became of them is read from the record, where clicks on one card
 * cannot be told apart: their outcomes are compared as a bag.
 */
export interface Seen {
  /** By place in the step; clicks are left out. */
  readonly answers: ReadonlyMap<number, Answer>;
  /** Outcomes by card number. */
  readonly outcomes: ReadonlyMap<number, readonly Answer[]>;
}

const sameBag = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

/** Every world the step can have led to, given what was seen: empty when no order explains it. Equal worlds may be there more than once. */
export function worldsAfter(world: World, step: Step, seen: Seen): World[] {
  const found: World[] = [];
  for (const order of ordersOf(step.length)) {
    let current = world;
    const outcomes = new Map<number, Answer[]>();
    const fits = order.every((place) => {
      const command = step[place];
      if (command === undefined) return false;
      const next = after(current, command);
      const card = command.kind === 'click' ? pick(current.cards, command.card) : undefined;
      if (card !== undefined) {
        const number = current.cards.indexOf(card);
        outcomes.set(number, [...(outcomes.get(number) ?? []), next.answer]);
      }
      current = next.world;
      return command.kind === 'click' || next.answer === seen.answers.get(place);
    });
    const isExplained = [...new Set([...outcomes.keys(), ...seen.outcomes.keys()])].every((card) =>
      sameBag(outcomes.get(card) ?? [], seen.outcomes.get(card) ?? []),
    );
    if (fits && isExplained) found.push(current);
  }
  return found;
}

/** All orders of so many commands. */
function ordersOf(count: number): number[][] {
  let orders: number[][] = [[]];
  for (let place = 0; place < count; place++)
    orders = orders.flatMap((order) => Array.from({ length: place + 1 }, (_, at) => order.toSpliced(at, 0, place)));
  return orders;
}
