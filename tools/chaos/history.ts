// Checks what clients did and read: is there an order of all writes that explains every read?

/** What a deed adds to, and a look reads. */
type Figure = 'impressions' | 'clicks' | 'spendingIdr' | 'creditIdr';
/** Something that adds to a vendor's figures. It takes effect at one instant of its time; a deed no one acknowledged took effect then, later, or never. */
export interface Deed {
  readonly adds: Readonly<Partial<Record<Figure, number>>>;
  readonly from: number;
  /** Infinity where it is not known whether it happened. */
  readonly until: number;
}
/** A figure of a vendor as it was read, at one instant of this time. */
export interface Look {
  readonly figure: Figure;
  readonly saw: number;
  readonly from: number;
  readonly until: number;
}

/**
 * Looks that no order of the deeds explains, as sentences. A look holds at least what was acknowledged before it was asked for and at most what had been
 * started when it was answered; between two looks of which one ended before the other started, at least what started and was acknowledged in between,
 * at most what may have happened since. All deeds and looks are those of one vendor; a first look is the start.
 */
export function unexplained(deeds: readonly Deed[], looks: readonly Look[]): string[] {
  const figures = [...new Set(looks.map(({ figure }) => figure))];
  return figures.flatMap((figure) => {
    const ordered = looks.filter((look) => look.figure === figure).toSorted((one, other) => one.until - other.until);
    const [first] = ordered;
    const effects = deeds.flatMap(({ adds, from, until }): Effect[] => {
      const amount = adds[figure] ?? 0;
      return amount === 0 ? [] : [{ amount, from, until }];
    });
    return ordered.slice(1).flatMap((look) => {
      const before = ordered.findLast(({ until }) => until < look.from);
      return [...new Set([first, before])].flatMap((earlier) => (earlier === undefined ? [] : contradiction(effects, earlier, look)));
    });
  });
}

interface Effect {
  readonly amount: number;
  readonly from: number;
  readonly until: number;
}

function contradiction(effects: readonly Effect[], earlier: Look, later: Look): string[] {
  if (earlier.until >= later.from) return [];
  let [least, most] = [0, 0];
  for (const { amount, from, until } of effects) {
    if (until < earlier.from || from > later.until) continue; // certainly in both looks, or in neither
    const isCertain = from > earlier.until && until < later.from;
    least += isCertain ? amount : Math.min(0, amount);
    most += isCertain ? amount : Math.max(0, amount);
  }
  const grown = later.saw - earlier.saw;
  return grown >= least && grown <= most
    ? []
    : [
        `${later.figure} grew by ${grown} between two looks, where ${least} to ${most} can be explained: ${JSON.stringify([earlier, later])}`,
      ];
}
