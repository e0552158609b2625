// Converts the reports of the two test runners to one format.
import path from 'node:path';

export interface FileResult {
  readonly file: string;
  readonly passed: number;
  /** Full names. A file that could not be loaded has one entry. */
  readonly failed: readonly string[];
  /** From the start of its first test to the end of its last. */
  readonly seconds: number;
}

interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Paths are made relative to `root`. A file that failed without a failed test did not run. */
export function readUnitReport(json: string, root: string): FileResult[] {
  const { testResults } = JSON.parse(json) as UnitReport;
  return testResults.map(({ name, status, startTime, endTime, assertionResults: tests }) => {
    const failed = tests.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return {
      file: path.relative(root, name),
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: status === 'failed' && failed.length === 0 ? ['did not run'] : failed,
      seconds: (endTime - startTime) / 1000,
    };
  });
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Faults of no file, as a build that failed, are listed under `e2e`. */
export function readBrowserReport(json: string): FileResult[] {
  const { suites, errors } = JSON.parse(json) as {
    readonly suites: readonly Suite[];
    readonly errors: readonly { readonly message?: string }[];
  };
  const files = suites.map((suite) => {
    const specs = specsOf(suite);
    return {
      file: `e2e/${suite.file}`,
      passed: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped')).length,
      failed: specs.filter(({ ok }) => !ok).map(({ title }) => title),
      seconds:
        specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
  const general = errors.map(({ message = 'failed' }) => message.split('\n')[0] ?? message);
  return general.length === 0 ? files : [...files, { file: 'e2e', passed: 0, failed: general, seconds: 0 }];
}

const specsOf = (suite: Suite): readonly Suite['specs'][number][] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
