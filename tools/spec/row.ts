import type { World } from './world.ts';

export interface Row {
  readonly table: 'routes' | 'calls' | 'rules';
  /** As the specification writes it. */
  readonly name: string;
  /** Its capability is not built yet: the walk names it, the tests do not ask for it. */
  readonly isToCome?: true;
  /** Tries it; answers what was seen, throws when it is not what the specification says. */
  readonly walk: (world: World) => Promise<string>;
}
