import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { adClicksCsv } from '../../../contract/ads.ts';
import { uploadPicture } from '../../../contract/pictures.ts';
import { clickFigures, clickFor, harmDone } from '../clicks.ts';
import { signIn } from '../sessions.ts';
import type { Attack } from '../world.ts';

/** One vendor that downloads all its clicks and uploads photos, on and on. */
export const ownFiles: Attack = {
  name: 'own-files',
  about:
    'One vendor downloads its clicks of years and uploads photos on twenty connections without a pause: clicks keep their time, another vendor’s photo is not kept waiting behind them.',
  async run(world) {
    const connections = world.isShort ? 6 : 20;
    const milliseconds = world.isShort ? 2_000 : 10_000;
    const [origin] = world.origins;
    const [greedy, modest] = await world.db
      .selectFrom('account')
      .innerJoin('vendor', 'vendor.account_id', 'account.id')
      .select(['account.id as accountId', 'vendor.id as vendorId'])
      .where('email', 'in', ['gold@demo.test', 'dapur-yumna@demo.test'])
      .orderBy('vendor.id')
      .execute();
    if (greedy === undefined || modest === undefined) throw new Error('the demo world has not the two vendors');
    await sql`insert into ad_click (id, vendor_id, token_id, placement, clicked_at, charged_idr, outcome, reason, agent_key, network)
      select token, ${greedy.vendorId}, token, 'listing', now() - n * interval '10 minutes', 0, 'free', 'out_of_credit', 1, '10.0.0.0'
      from (select n, uuidv7() as token from generate_series(1, ${world.isShort ? 5_000 : 50_000}::int) n) made`.execute(world.db);
    const people = await signIn(world, 10_000);
    const handleOf = (accountId: number): string => people.find((one) => one.accountId === accountId)?.sessionId ?? '';
    const noise = {
      width: world.isShort ? 1_200 : 2_400,
      height: world.isShort ? 800 : 1_600,
      channels: 3,
      background: '#705',
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
    } as const;
    const photo = await sharp({ create: noise }).jpeg({ quality: 50 }).toBuffer();
    const upload = async (sessionId: string): Promise<number> => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
      const answer = await fetch(origin + uploadPicture.path, { method: 'POST', headers: { 'session-id': sessionId }, body: form });
      await answer.arrayBuffer();
      return answer.status;
    };
    const download = async (sessionId: string): Promise<number> => {
      const answer = await fetch(origin + adClicksCsv.path, { headers: { 'session-id': sessionId } });
      await answer.arrayBuffer();
      return answer.status;
    };
    const answers = { files: new Map<number, number>(), photos: new Map<number, number>() };
    let isOver = false;
    const keepAsking = async (which: keyof typeof answers, ask: (sessionId: string) => Promise<number>): Promise<void> => {
      while (!isOver) {
        const status = await ask(handleOf(greedy.accountId));
        answers[which].set(status, (answers[which].get(status) ?? 0) + 1);
        if (status >= 400) await sleep(100);
      }
    };
    const calm = await clickFor(world, milliseconds);
    const asking = Promise.all(
      Array.from({ length: connections }, (_, n) => (n % 2 === 0 ? keepAsking('files', download) : keepAsking('photos', upload))),
    );
    const attacked = clickFor(world, milliseconds);
    await sleep(500);
    const began = performance.now();
    const other = await upload(handleOf(modest.accountId));
    const waited = performance.now() - began;
    const clicks = await attacked;
    isOver = true;
    await asking;
    const odd = [...answers.files, ...answers.photos].filter(([status]) => ![200, 201, 429, 503].includes(status));
    return {
      figures: {
        'files of clicks, photos taken in': `${answers.files.get(200) ?? 0} and ${answers.photos.get(201) ?? 0}`,
        'refused with 429 or 503': [answers.files, answers.photos].reduce((sum, of) => sum + (of.get(429) ?? 0) + (of.get(503) ?? 0), 0),
        'a photo of another vendor meanwhile (ms)': `${other} after ${waited.toFixed(0)}`,
        ...clickFigures(calm, clicks),
      },
      failures: [
        ...harmDone(world, calm, clicks),
        ...odd.map(([status, times]) => `${times} files or photos were answered ${status}`),
        ...((answers.files.get(200) ?? 0) === 0 ? ['no file of clicks was handed out'] : []),
        ...(other === 201 ? [] : [`the photo of another vendor was answered ${other}`]),
      ],
    };
  },
};
