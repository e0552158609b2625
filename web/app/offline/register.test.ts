import { expect, test } from 'vitest';
import { newerOf } from './register.ts';

const [active, leading] = [{}, {}];
const waiting = { postMessage: () => undefined };

test('a worker that waits behind another is a newer version', () => expect(newerOf({ active, waiting }, leading)).toBe(waiting));
test('the first worker of a scope is none, though the one of another scope leads the page', () =>
  expect(newerOf({ active: null, waiting }, leading)).toBeNull());
test('a page that no worker leads is offered none', () => expect(newerOf({ active, waiting }, null)).toBeNull());
test('where none waits there is none', () => expect(newerOf({ active, waiting: null }, leading)).toBeNull());
