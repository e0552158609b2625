// The secrets of the server, and the keys that are made of them.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Keys } from './kit/keys.ts';
import { createWhole, unlessGone } from './kit/one-step-files.ts';

const secretNames = ['TOKEN_SECRET', 'ENCRYPTION_SECRET', 'DOCUMENT_SECRET', 'WEBHOOK_SECRET'] as const;
/** Those of before, kept by themselves once the others were replaced. */
const lastingSecrets = ['VIEWER_SECRET', 'COMPARISON_SECRET'] as const;
const exampleSecrets = /^(change|secret|example|password|test|demo|x+$|0+$|1234)/i;

/** A random secret made once and kept beside the embedded database, readable by its owner alone. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, 'secrets', name.toLowerCase());
  const kept = unlessGone(() => readFileSync(file, 'utf8'));
  if (kept !== null) return kept;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Of two first starts at once, one creates it and both read the same.
  createWhole(file, randomBytes(32).toString('base64url'));
  return readFileSync(file, 'utf8');
}

/** The newest first; it is used, and the others are still believed. */
export type Secrets = readonly [string, ...string[]];

export interface ServerSecrets {
  readonly token: Secrets;
  readonly encryption: Secrets;
  readonly document: Secrets;
  readonly webhook: Secrets;
  /** Recognises viewers of ads; no list, for anyone who it recognised it must continue recognising. */
  readonly viewer: string;
  /** Compares numbers and documents of agreements; no list, for the same reason. */
  readonly comparison: string;
}

type Name = (typeof secretNames)[number] | (typeof lastingSecrets)[number];
type Said = { readonly [N in Name]?: string | undefined };

/** In production: those that are missing, too short, or taken from an example. */
export function weakSecrets(e: Said): string[] {
  const named = [...secretNames, ...lastingSecrets.filter((lasting) => e[lasting] !== undefined)];
  return named.flatMap((name) =>
    (e[name] ?? '')
      .split(',')
      .filter((secret) => secret.length < 32 || exampleSecrets.test(secret))
      .map(() => `${name}: needs at least 32 random characters (try: openssl rand -base64 48)`),
  );
}

/** What is wrong with how secrets are being replaced, in any environment. */
export function problemsOfSecrets(e: Said): string[] {
  const problems: string[] = [];
  // While the new secret still is behind the old one, no one could tell which of them the hashes of before were made with.
  for (const [list, lasting] of [
    ['TOKEN_SECRET', 'VIEWER_SECRET'],
    ['DOCUMENT_SECRET', 'COMPARISON_SECRET'],
  ] as const)
    if (e[list]?.includes(',') && e[lasting] === undefined)
      problems.push(`${lasting}: set it to the old ${list} before that one is replaced`);
  return problems;
}

/** Secrets as they are set, or as they were made and kept on the first start. */
export function secretsOf(e: Said, dataDir: string): ServerSecrets {
  const secrets = (name: (typeof secretNames)[number]): Secrets => {
    const [newest = '', ...older] = (e[name] ?? keptSecret(dataDir, name)).split(',').map((secret) => secret.trim());
    return [newest, ...older];
  };
  const token = secrets('TOKEN_SECRET');
  const document = secrets('DOCUMENT_SECRET');
  return {
    token,
    encryption: secrets('ENCRYPTION_SECRET'),
    document,
    webhook: secrets('WEBHOOK_SECRET'),
    viewer: e.VIEWER_SECRET ?? token.at(-1) ?? token[0],
    comparison: e.COMPARISON_SECRET ?? document.at(-1) ?? document[0],
  };
}

/** A key for one purpose, derived so that no two purposes share key material. */
export const keyFor = (secret: string, purpose: string): Buffer => createHash('sha256').update(`${purpose}\0${secret}`).digest();

/** The keys of one purpose while a secret is being replaced. */
export const keysFor = ([newest, ...older]: Secrets, purpose: string): Keys => [
  keyFor(newest, purpose),
  ...older.map((secret) => keyFor(secret, purpose)),
];
