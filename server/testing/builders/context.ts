import type { System } from '../../app.ts';
import type { Database } from '../../kit/database.ts';

export interface TestClock {
  now(): number;
  /** Milliseconds from the real clock, with which it runs; null once it stands still. */
  readonly ahead: number | null;
  /** Stands still at this instant from now on. */
  set(at: number | string): void;
  advance(milliseconds: number): void;
}

export interface Answer {
  readonly status: number;
  /** As parsed; tests assert on it with matchers. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

interface CallOptions {
  readonly as?: { readonly sessionId: string } | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}
export type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD', url: string, options?: CallOptions) => Promise<Answer>;

/** What builders work with. */
export interface BuilderContext {
  readonly db: Database;
  readonly owner: Database;
  readonly call: Call;
  readonly system: System;
  readonly clock: TestClock;
}
