/** A fault as it is reported: nothing of people, nothing of secrets. */
export interface FaultReport {
  readonly level: 'warning' | 'error' | 'fatal';
  /** Where it happened. */
  readonly side: 'server' | 'browser';
  /** The class of the fault, and its message. */
  readonly type: string;
  readonly message: string;
  /** As the engine wrote it; empty when there is none. */
  readonly stack: string;
  /** The route or page, and the id by which our own log names the request. */
  readonly route: string | null;
  readonly requestId: string | null;
}

/** Reports an error to the people who can fix it. It never throws and never waits; a lost report has no other effect. */
export interface ErrorReports {
  report(fault: FaultReport): void;
  /** Waits for reports on their way, at most so many milliseconds: the last word of a process that ends. */
  flush(withinMs: number): Promise<void>;
}
