// What may be fetched, and how much of it.
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionRules } from '../../core/taken-days/connected.ts';
import { portOf } from '../testing/port-of.ts';
import { webCalendars } from './calendar-source-web.ts';

let asked: string[] = [];
const server = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  const to = (location: string) => response.writeHead(302, { location }).end();
  if (request.url === '/calendar') response.end('BEGIN:VCALENDAR 🎉');
  else if (request.url === '/moved') to('/calendar');
  else if (request.url === '/round') to('/round');
  else if (request.url === '/inside') to(`http://127.0.0.2:${portOf(server)}/calendar`);
  else if (request.url === '/elsewhere') to('file:///etc/passwd');
  else if (request.url === '/large') response.end(Buffer.alloc(connectionRules.bytesMax + 1));
  else if (request.url === '/endless') response.write('BEGIN:VCALENDAR');
  else if (request.url === '/gone') response.writeHead(404).end();
  else if (request.url === '/broken') response.writeHead(500).end();
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '0.0.0.0', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const allowed = webCalendars(['127.0.0.1'], 1_500);
const ask = (path: string) => allowed.fetch(`http://127.0.0.1:${portOf(server)}${path}`);

test.each([
  ['/calendar', { text: 'BEGIN:VCALENDAR 🎉' }],
  ['/moved', { text: 'BEGIN:VCALENDAR 🎉' }],
  ['/round', { failure: 'unreachable' }],
  ['/inside', { failure: 'refused' }],
  ['/elsewhere', { failure: 'refused' }],
  ['/large', { failure: 'too_large' }],
  ['/endless', { failure: 'unreachable' }],
  ['/gone', { failure: 'gone' }],
  ['/broken', { failure: 'unreachable' }],
])('%s', async (path, expected) => {
  expect(await ask(path)).toEqual(expected);
});

test('nobody listens', async () => {
  expect(await allowed.fetch('http://127.0.0.1:1/')).toEqual({ failure: 'unreachable' });
});

test.each([
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://localhost',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://169.254.169.254',
  'https://10.0.0.1',
  'https://192.168.1.1',
  'https://100.64.0.1',
  'https://[fd00::1]',
  'https://[fe80::1]',
  'https://0.0.0.0',
  'https://[::]',
  'https://[64:ff9b::7f00:1]',
  'http://one.test',
  'ftp://one.test',
  'nonsense',
])('without networks of its own, %s is not asked', async (address) => {
  asked = [];
  const url = URL.parse(address);
  if (url !== null) url.port = String(portOf(server));
  expect(await webCalendars([], 1_500).fetch(url?.href ?? address)).toEqual({ failure: 'refused' });
  expect(asked).toEqual([]);
});
