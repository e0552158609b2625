import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runsOf } from './drive.ts';
import { expectedOf } from './expected.ts';
import { readLog, type Visit } from './logs.ts';
import { replay } from './replay.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pelaminan-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function fileOf(...lines: string[]): string {
  const file = path.join(folder, `${lines.length}-${Math.random()}.csv`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
const clicksHeading = 'ip,app,device,os,channel,click_time';
const impressionsHeading = 'policy,campaign,row,timestamp,item_id,position,click,propensity_score,uf0,uf1,uf2,uf3';

describe('a log', () => {
  it('of clicks is known by its heading; the viewer is address, device and system', async () => {
    const log = await readLog(fileOf(clicksHeading, '77,12,1,30,328,2017-11-06 16:00:09', '48646,12,1,19,178,2017-11-06 16:00:00'));
    expect(log).toEqual({
      format: 'clicks',
      visits: [
        { at: Date.parse('2017-11-06T16:00:00Z'), advertiser: '12', network: 48_646, agent: '1.19', isClick: true },
        { at: Date.parse('2017-11-06T16:00:09Z'), advertiser: '12', network: 77, agent: '1.30', isClick: true },
      ],
    });
  });

  it('of impressions too; each line is a visit of its own', async () => {
    const line = 'bts,men,0,2019-11-24 00:01:03.979311+00:00,2,2,1,0.045525,cef3390e,2d03db55,c2e4f76c,c39b0c7d';
    const { format, visits } = await readLog(fileOf(impressionsHeading, line, line));
    expect(format).toBe('impressions');
    expect(visits).toMatchObject([
      { at: Date.parse('2019-11-24T00:01:03.979Z'), advertiser: '2', network: 0, isClick: true },
      { network: 1 },
    ]);
  });

  it.each([
    [['a,b,c'], 'neither format'],
    [[clicksHeading, '1,2,3,4,5,yesterday'], 'line 2: yesterdayZ is no time'],
    [[clicksHeading, 'x,2,3,4,5,2017-11-06 16:00:00'], 'line 2: x is no whole number'],
    [[clicksHeading, '1,2'], 'line 2: column click_time is missing'],
  ])('that cannot be read says where: %j', async (lines, message) => {
    await expect(readLog(fileOf(...lines))).rejects.toThrow(message);
  });
});

const at = Date.parse('2026-11-20T03:00:00Z');
const visit = (more: Partial<Visit> = {}): Visit => ({ at, advertiser: 'a', network: 1, agent: '1.1', isClick: true, ...more });

describe('runs', () => {
  it('hold no network twice and lie in one business day', () => {
    const midnight = Date.parse('2026-11-20T17:00:00Z');
    const visits = [visit(), visit({ network: 2 }), visit(), visit({ network: 3, at: midnight - 1 }), visit({ network: 4, at: midnight })];
    expect([...runsOf(visits)].map((run) => run.length)).toEqual([2, 2, 1]);
  });
});

describe('what is expected of a log', () => {
  it('a viewer counts once in 24 hours, a network a hundred times an hour', () => {
    const played = [
      visit(),
      visit({ at: at + 1 }),
      visit({ at: at + 86_400_000 - 1, advertiser: 'b' }),
      visit({ at: at + 86_400_000 }),
      ...Array.from({ length: 101 }, (_, i) => visit({ at: at + i, network: 9, agent: `2.${i}` })),
      visit({ isClick: false }),
    ].map((v) => ({ visit: v, isShown: true, isCounted: true }));
    expect(expectedOf(played)).toEqual({ repeatViewers: 1, bursts: 1, counted: 103 });
  });
});

it('a small log goes through the engine, and the books agree', async () => {
  const visits = Array.from({ length: 160 }, (_, i) =>
    visit({ at: at + i * 700_000, advertiser: `app-${i % 8}`, network: i % 40, agent: `1.${i % 4}` }),
  );
  const report = await replay(visits);
  expect(report.lines.filter((line) => line.startsWith('✗'))).toEqual([]);
  expect(report.isProven).toBe(true);
  const [displays] = report.equations;
  expect(displays?.left).toBeGreaterThan(100);
});
