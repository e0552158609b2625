// Reads two formats of public logs as visits: an impression of an advertiser's card, with or without a click.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { faultText } from '../../server/kit/fault.ts';

export interface Visit {
  /** The log's own time, epoch milliseconds: of the click where there is one, else of the display. */
  readonly at: number;
  /** Whose ad it is, as the log names it. */
  readonly advertiser: string;
  /** Stands for the viewer's address; each value is a network of its own. */
  readonly network: number;
  /** Stands for the viewer's browser. */
  readonly agent: string;
  readonly isClick: boolean;
}
type Format = 'clicks' | 'impressions';
export interface ReadLog {
  readonly format: Format;
  readonly visits: readonly Visit[];
}

/** How each format is known by its heading, and how one of its lines becomes a visit. */
const formats: Readonly<Record<Format, { readonly columns: readonly string[]; readonly visitOf: (row: Row, index: number) => Visit }>> = {
  clicks: {
    columns: ['ip', 'app', 'device', 'os', 'click_time'],
    // Address, application, device and system make one viewer; the application is what was advertised.
    visitOf: (row) => ({
      at: instantOf(`${row('click_time')}Z`),
      advertiser: row('app'),
      network: whole(row('ip')),
      agent: `${row('device')}.${row('os')}`,
      isClick: true,
    }),
  },
  impressions: {
    columns: ['timestamp', 'item_id', 'position', 'click'],
    // The log names no viewers, only their features: every line is someone else's visit.
    visitOf: (row, index) => ({
      at: instantOf(row('timestamp')),
      advertiser: row('item_id'),
      network: index,
      agent: ['uf0', 'uf1', 'uf2', 'uf3'].map((feature) => Number.parseInt(row(feature).slice(0, 4), 16) || 0).join('.'),
      isClick: row('click') === '1',
    }),
  },
};
type Row = (column: string) => string;

/** Reads a log of either format, in the order of its times. Throws with the line number where a line cannot be read. */
export async function readLog(file: string): Promise<ReadLog> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let heading: string[] | null = null;
  let format: Format | null = null;
  const visits: Visit[] = [];
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const cells = line.split(',');
    if (heading === null || format === null) {
      heading = cells;
      format = formatOf(cells);
      continue;
    }
    try {
      visits.push(formats[format].visitOf(rowOf(heading, cells), visits.length));
    } catch (fault) {
      throw new Error(`line ${number}: ${faultText(fault)}`, { cause: fault });
    }
  }
  if (format === null) throw new Error('the file is empty');
  return { format, visits: visits.toSorted((a, b) => a.at - b.at) };
}

function formatOf(heading: readonly string[]): Format {
  const found = (['clicks', 'impressions'] as const).find((format) => formats[format].columns.every((column) => heading.includes(column)));
  if (found !== undefined) return found;
  throw new Error(
    `the heading is of neither format; expected the columns ${formats.clicks.columns.join(', ')} or ${formats.impressions.columns.join(', ')}`,
  );
}

const rowOf =
  (heading: readonly string[], cells: readonly string[]): Row =>
  (column) => {
    const cell = cells[heading.indexOf(column)];
    if (cell === undefined) throw new Error(`column ${column} is missing`);
    return cell;
  };

function instantOf(text: string): number {
  // Finer than milliseconds no clock of ours is.
  const at = Date.parse(text.replace(' ', 'T').replace(/(\.\d{3})\d+/, '$1'));
  if (Number.isNaN(at)) throw new Error(`${text} is no time`);
  return at;
}

function whole(text: string): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 0) throw new Error(`${text} is no whole number`);
  return n;
}
