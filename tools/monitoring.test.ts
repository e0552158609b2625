// The alerts and the dashboard in `deploy/monitoring` ask for what a process really says, and the docs explain each alert.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickAd } from '../contract/ads.ts';
import { createMetrics, measureProcess } from '../server/kit/metrics.ts';
import { openTestApp, type TestApp } from '../server/testing/test-app.ts';

const read = (...file: string[]): string => readFileSync(path.join(import.meta.dirname, '..', ...file), 'utf8');
const alerts = read('deploy', 'monitoring', 'alerts.yaml');
const dashboard = JSON.parse(read('deploy', 'monitoring', 'dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const asked = [
  ...[...alerts.matchAll(/expr: (.+)/g)].map(([, expr = '']) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('every metric that is asked for is there, with the labels it is asked for', async () => {
  const process = createMetrics();
  measureProcess(process);
  const said = `${await app.system.metrics.metrics()}\n${await process.metrics()}`;
  process.clear();
  const names = new Set([...said.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const wanted = asked.flatMap((expr) => [...expr.matchAll(/(?:pelaminan|nodejs|process)_\w+/g)].map(([name]) => name));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

test('what alerts ask for of clicks and jobs is there before the first of them, so that they can miss it', async () => {
  const said = await app.system.metrics.metrics();
  const selected = [...alerts.matchAll(/(pelaminan_(?!http)\w+)\{(\w+="\w+")\}/g)].map(([, name, label]) => ({ name, label }));
  expect(selected.length).toBeGreaterThan(3);
  const isThere = ({ name, label }: (typeof selected)[number]) =>
    said.split('\n').some((line) => line.startsWith(`${name}{`) && line.includes(label ?? ''));
  expect(selected.filter((series) => !isThere(series))).toEqual([]);
});

test('in the composed deployment each process serves its metrics on the port that is read, under the name the alerts expect', () => {
  const composed = read('deploy', 'compose.yaml');
  const scraped = read('deploy', 'monitoring', 'prometheus.yaml');
  const servers = [...composed.matchAll(/^ {2}(\w+): [&*]server$/gm)].map(([, name]) => name);
  const port = /METRICS_PORT: "(\d+)"/.exec(composed)?.[1];
  expect(/targets: (\[.*\])/.exec(scraped)?.[1]).toBe(`[${servers.map((name) => `"${name}:${port}"`).join(', ')}]`);
  const job = /job_name: (\w+)/.exec(scraped)?.[1];
  expect(alerts).toContain(`up{job="${job}"}`);
});

test('the route of clicks is the one of the contract', () => {
  const routes = new Set(asked.flatMap((expr) => [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route)));
  expect([...routes]).toEqual([clickAd.path]);
});

test('each alert is explained, and each explanation has an alert', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...read('docs', 'operations.md').matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(named);
});
