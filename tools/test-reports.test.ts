import { describe, expect, it } from 'vitest';
import { readBrowserReport, readUnitReport } from './test-reports.ts';

describe('the report of the unit tests', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: '/house/core/money.test.ts',
    status,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: tests.map((each, n) => ({ status: each, fullName: `test ${n}` })),
  });
  const read = (...testResults: object[]) => readUnitReport(JSON.stringify({ testResults }), '/house');

  it('counts what passed and failed, and leaves out what was skipped', () => {
    expect(read(file('failed', 'passed', 'failed', 'skipped'))).toEqual([
      { file: 'core/money.test.ts', passed: 1, failed: ['test 1'], seconds: 2.5 },
    ]);
  });
  it('a file that could not be loaded has failed', () => {
    expect(read(file('failed'))[0]?.failed).toEqual(['did not run']);
  });
});

describe('the report of the journeys', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status, results: [{ duration: 1_500 }] }] });
  const inbox = {
    file: 'inbox.e2e.ts',
    specs: [],
    suites: [{ file: 'inbox.e2e.ts', specs: [spec('reads', true, 'expected'), spec('writes', false, 'unexpected')] }],
  };

  it('counts journeys of nested groups', () => {
    expect(readBrowserReport(JSON.stringify({ suites: [inbox], errors: [] }))).toEqual([
      { file: 'e2e/inbox.e2e.ts', passed: 1, failed: ['writes'], seconds: 3 },
    ]);
  });
  it('an error outside a journey is a failure', () => {
    const told = readBrowserReport(JSON.stringify({ suites: [], errors: [{ message: 'no browser\nat start' }] }));
    expect(told.flatMap(({ failed }) => failed)).toEqual(['no browser']);
  });
});
