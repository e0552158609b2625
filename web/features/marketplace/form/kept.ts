// What someone typed, kept until it is sent: a reload, a wrong link or signing in first loses nothing.
import { storages } from '../../../base/local-storage.ts';
import { fieldsOf } from '../../../../core/unknown.ts';

const lifeMs = 24 * 60 * 60 * 1000;
const keyOf = (name: string): string => `form.${name}`;

/** Keeps it for this tab; while its writer signs in, for a day in the browser too, since a link in an email opens another tab. */
export function keepTyped(name: string, typed: unknown, isSigningIn: boolean, now = Date.now()): void {
  forgetKept(name);
  const kept = JSON.stringify({ typed, keptAt: now });
  try {
    for (const storage of storages(isSigningIn)) storage.setItem(keyOf(name), kept);
  } catch {
    // A full storage costs the convenience, not the form.
  }
}

/** What was kept, as it is stored: a text is the same as long as nothing else is kept. */
export const keptText = (name: string): string | null =>
  storages(true)
    .map((storage) => storage.getItem(keyOf(name)))
    .find((text) => text !== null) ?? null;

/** What a kept text says. It is anyone's, so anyone who uses it looks at what it is; nothing is there after a day. */
export function readKept(text: string | null, now: number): unknown {
  try {
    const { typed, keptAt } = fieldsOf(JSON.parse(text ?? ''));
    return typeof keptAt === 'number' && now - keptAt < lifeMs ? typed : undefined;
  } catch {
    return undefined;
  }
}

export function forgetInTab(name: string): void {
  for (const storage of storages(false)) storage.removeItem(keyOf(name));
}

export function forgetKept(name: string): void {
  for (const storage of storages(true)) storage.removeItem(keyOf(name));
}
