import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../contract/endpoint.ts';

const folder = path.join(import.meta.dirname, '../../contract');

/** Every endpoint the contract describes, read from its files, so that a new file is in every check from its first day. */
export async function describedEndpoints(): Promise<readonly Endpoint[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const rooms = await Promise.all(files.map((name) => import(path.join(folder, name)) as Promise<Record<string, unknown>>));
  const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'access' in value;
  return [...new Set(rooms.flatMap((room) => Object.values(room).filter(isEndpoint)))];
}
