// A calendar on a server of its own, for tests: an application reads it with `CALENDAR_NETWORKS: '127.0.0.1'`.
import { once } from 'node:events';
import http from 'node:http';
import type { BusinessDay } from '../../core/time.ts';
import { portOf } from './port-of.ts';

export interface CalendarElsewhere {
  readonly host: string;
  readonly address: string;
  /** What it answers from now on. */
  answer(text: string, status?: number): void;
  /** From now on it has these entries, each a whole day. */
  hold(...entries: readonly (readonly [BusinessDay, string])[]): void;
  close(): void;
}

/** Opens one. It keeps no process from ending. */
export async function openCalendarElsewhere(): Promise<CalendarElsewhere> {
  let said = { text: '', status: 200 };
  const server = http
    .createServer((_request, response) => response.writeHead(said.status).end(said.text))
    .listen(0, '127.0.0.1')
    .unref();
  await once(server, 'listening');
  const host = `127.0.0.1:${portOf(server)}`;
  const answer = (text: string, status = 200): void => {
    said = { text, status };
  };
  return {
    host,
    address: `http://${host}/private-1f/basic.ics`,
    answer,
    hold(...entries) {
      const events = entries.flatMap(([day, title], n) => [
        'BEGIN:VEVENT',
        `UID:${n}`,
        `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
        `SUMMARY:${title}`,
        'END:VEVENT',
      ]);
      answer(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'));
    },
    close: () => void server.close(),
  };
}
