// Keys and storage locations of secrets, for the server and for commands that fill its database.
import path from 'node:path';
import { folderFiles } from './adapters/files-folder.ts';
import { s3Files } from './adapters/files-s3.ts';
import type { BankAccountKeys } from './bank-accounts/context.ts';
import { type Config, keyFor, keysFor } from './config.ts';
import { type KeyRing, keyRing } from './kit/envelope.ts';
import { tracedCalls } from './kit/tracing.ts';
import type { FileStore } from './ports/files.ts';

export interface Vault {
  /** Encrypts agreements and their documents. */
  readonly ring: KeyRing;
  /** Where documents are kept. */
  readonly files: FileStore;
  readonly bankKeys: BankAccountKeys;
}

/** The folder of documents, when they are kept in one. */
export const privateFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files', 'private');

export function openVault(config: Config): Vault {
  const { secrets, s3 } = config;
  return {
    ring: keyRing(keysFor(secrets.document, 'documents'), keyFor(secrets.comparison, 'documents')),
    files: tracedCalls('files', s3 === null ? folderFiles(privateFolder(config)) : s3Files(s3)),
    bankKeys: {
      box: keysFor(secrets.encryption, 'bank account number'),
      lookup: keysFor(secrets.encryption, 'bank account lookup'),
      code: keysFor(secrets.token, 'bank account code'),
    },
  };
}
