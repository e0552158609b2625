import type { PasswordProof } from '../identity/api.ts';
import type { Addresses } from '../kit/addresses.ts';
import type { Clock } from '../kit/clock.ts';
import type { Database } from '../kit/database.ts';
import type { Keyring } from '../kit/envelope.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';
import type { Notifier } from '../kit/notifier.ts';
import type { Throttle } from '../kit/throttle.ts';
import type { FileInspector } from '../ports/file-inspector.ts';
import type { FileStore } from '../ports/files.ts';
import type { VirusScan } from '../ports/virus-scan.ts';

/** What every use case of verification works with. */
export interface VerificationContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notifier: Notifier;
  readonly throttle: Throttle;
  readonly files: FileStore;
  readonly inspector: FileInspector;
  /** Null: no scanner is configured. */
  readonly scan: VirusScan | null;
  /** Encrypts what vendors typed and handed in. */
  readonly keyring: Keyring;
  /** Asks for the password again, before what an open session alone must not do; refuses a wrong one. */
  readonly confirmPassword: (proof: PasswordProof) => Promise<void>;
  readonly addresses: Addresses;
}
