import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { openOriginal, uploadPicture } from '../../../contract/pictures.ts';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack, World } from '../world.ts';

const askedOnEach = 20;
/** What the system keeps for a connection besides the process. */
const systemMegabytes = 9;

/** A photo as large as one may be, uploaded by a vendor; answers where its original is. */
async function uploadLarge({ origins }: World, sessionId: string): Promise<{ readonly path: string; readonly bytes: number }> {
  const noise = {
    width: 2_400,
    height: 1_600,
    channels: 3,
    background: '#705',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  } as const;
  const photo = await sharp({ create: noise }).jpeg({ quality: 70 }).toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
  const headers = { 'session-id': sessionId };
  const answer = await fetch(origins[0] + uploadPicture.path, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { data?: { id: string } };
  const path = openOriginal.path.replace(':id', data?.id ?? '');
  const original = await fetch(origins[0] + path, { headers });
  return { path, bytes: original.status === 200 ? (await original.arrayBuffer()).byteLength : 0 };
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

/** Large answers that one vendor asks for and never takes. */
export const neverRead: Attack = {
  name: 'never-read',
  about:
    'One vendor asks for its own pictures a thousand times and reads nothing: little of it is kept, its connections are closed within seconds, clicks keep their time.',
  async run(world) {
    const connections = world.isShort ? 20 : 80;
    const milliseconds = world.isShort ? 1_500 : 10_000;
    const [origin] = world.origins;
    const [vendor] = await signIn(world, 1);
    const sessionId = vendor?.sessionId ?? '';
    const large = await uploadLarge(world, sessionId);
    const sockets: Socket[] = [];
    const ask = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
          socket.pause();
          socket.write(`GET ${large.path} HTTP/1.1\r\nHost: localhost\r\nSession-Id: ${sessionId}\r\n\r\n`.repeat(askedOnEach));
          resolve();
        });
        socket.on('error', reject);
        sockets.push(socket);
      });
    const calm = await clickFor(world, milliseconds);
    const before = await world.metric('process_resident_memory_bytes');
    const began = performance.now();
    const attacking = clickFor(world, milliseconds);
    for (let n = 0; n < connections && performance.now() - began < milliseconds; n++) await Promise.all([ask(), sleep(100)]);
    for (const socket of sockets) socket.on('error', () => undefined);
    const keptNow = (): Promise<number> => world.metric('pelaminan_load{of="answerBytes"}');
    let [grown, kept, left, seconds] = [0, 0, await keptNow(), 0];
    for (; left > 0 ? performance.now() - began < 60_000 : performance.now() - began < 2 * milliseconds; left = await keptNow()) {
      kept = Math.max(kept, left);
      grown = Math.max(grown, (await world.metric('process_resident_memory_bytes')) - before);
      if (left > 0) seconds = (performance.now() - began) / 1_000;
      await sleep(200);
    }
    const attacked = await attacking;
    // Who reads nothing notices no end, so they read now.
    let bytes = 0;
    for (const socket of sockets) socket.on('data', (part) => (bytes += part.length)).resume();
    await sleep(2_000);
    for (const socket of sockets) socket.destroy();
    const own = await fetch(origin + large.path, { headers: { 'session-id': sessionId } });
    await own.arrayBuffer();
    return {
      figures: {
        'asked for and never read (MB)': megabytes(sockets.length * askedOnEach * large.bytes),
        'of it kept by the process at most (MB)': megabytes(kept),
        'nothing kept any more after (s)': seconds.toFixed(1),
        'its memory grew by (MB)': megabytes(grown),
        'connections, and what reached them when they read (MB)': `${sockets.length} and ${megabytes(bytes)}`,
        ...clickFigures(calm, attacked),
      },
      failures: [
        ...harmDone(world, calm, attacked),
        ...(large.bytes > 1_000_000 ? [] : [`the original has ${large.bytes} bytes`]),
        ...(kept > 49 * 1_048_576 ? [`the process kept ${megabytes(kept)} MB for one account`] : []),
        ...(left > 0 ? [`the process still kept ${megabytes(left)} MB`] : []),
        ...(bytes > sockets.length * systemMegabytes * 1_048_576 ? [`${megabytes(bytes)} MB were kept until they were read`] : []),
        ...(own.status === 200 ? [] : [`the vendor itself was answered ${own.status} afterwards`]),
      ],
    };
  },
};
