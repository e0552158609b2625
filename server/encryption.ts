// Keys and storage locations of secrets, for the server and for commands that fill its database.
import path from 'node:path';
import { folderFiles } from './adapters/files-folder.ts';
import { s3Files } from './adapters/files-s3.ts';
import type { BankAccountKeys } from './bank-accounts/context.ts';
import type { Config } from './config.ts';
import { keyFor, keysFor } from './config-secrets.ts';
import { type Keyring, createKeyring } from './kit/envelope.ts';
import { tracedCalls } from './kit/tracing.ts';
import type { FileStore } from './ports/files.ts';

export interface Encryption {
  /** Encrypts agreements and their documents. */
  readonly keyring: Keyring;
  /** Where documents are kept. */
  readonly files: FileStore;
  readonly bankKeys: BankAccountKeys;
}

/** The folder of documents, when they are kept in one. */
export const privateFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files', 'private');

/** The same secrets open the same data; documents lie in S3 where that is configured, otherwise in a folder of the data directory. */
export function openEncryption(config: Config): Encryption {
  const { secrets, s3 } = config;
  return {
    keyring: createKeyring(keysFor(secrets.document, 'documents'), keyFor(secrets.comparison, 'documents')),
    files: tracedCalls('files', s3 === null ? folderFiles(privateFolder(config)) : s3Files(s3)),
    bankKeys: {
      number: keysFor(secrets.encryption, 'bank account number'),
      lookup: keysFor(secrets.encryption, 'bank account lookup'),
      code: keysFor(secrets.token, 'bank account code'),
    },
  };
}
