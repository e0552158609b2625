// An impression log with propensities, in the columns of the Open Bandit Dataset.

export interface Impression {
  readonly policy: string;
  readonly item: string;
  readonly position: string;
  readonly click: number;
  /** How likely the logging policy put this item on this position. */
  readonly propensity: number;
}

const columns = ['policy', 'item_id', 'position', 'click', 'propensity_score'] as const;

/** CSV with a heading; other columns are ignored. Fails where one is missing or a propensity is not above 0 and at most 1. */
export function readImpressions(text: string): Impression[] {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/);
  const names = heading.split(',');
  const [policy = 0, item = 0, position = 0, click = 0, propensity = 0] = columns.map((name) => {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`the log has no column ${name}`);
    return index;
  });
  return lines.map((line) => {
    const cells = line.split(',');
    const chance = Number(cells[propensity]);
    if (!(chance > 0 && chance <= 1)) throw new Error(`a propensity must lie above 0 and not above 1: ${line}`);
    return {
      policy: cells[policy] ?? '',
      item: cells[item] ?? '',
      position: cells[position] ?? '',
      click: Number(cells[click]),
      propensity: chance,
    };
  });
}
