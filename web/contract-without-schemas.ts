import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fieldsOf } from '../core/unknown.ts';

const contract = path.resolve(import.meta.dirname, '../contract');

/**
 * The browser needs of the contract where a call goes and what its types are; the schemas check on the server. This evaluates each
 * contract module while building and leaves endpoints as `{ method, path, idempotent, answers }` and lists of names as they are,
 * so the schema library and the descriptions never reach a phone.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (path.dirname(file) !== contract) return null;
      const module: Record<string, unknown> = await import(pathToFileURL(file).href);
      const kept = Object.entries(module).flatMap(([name, value]) => {
        const plain = withoutSchemas(value);
        return plain === undefined ? [] : [`export const ${name} = ${JSON.stringify(plain)};`];
      });
      return kept.join('\n');
    },
  };
}

function withoutSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || !('method' in value && 'path' in value)) return undefined;
  const { method, path: address, idempotent, answers } = fieldsOf(value);
  return { method, path: address, idempotent, answers };
}
