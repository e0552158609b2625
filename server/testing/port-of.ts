import { fieldsOf } from '../../core/unknown.ts';

/** Where a server listens that was given any port. */
export function portOf(server: { address(): unknown }): number {
  const { port } = fieldsOf(server.address());
  if (typeof port !== 'number') throw new Error('the server has no port');
  return port;
}
