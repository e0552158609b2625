// Lists that a button makes longer: anyone who reads them by keys continues where the button was.
import { addClientNote } from '../contract/client-timeline.ts';
import { me } from '../contract/identity.ts';
import { clientBoard } from '../contract/pipeline.ts';
import { withLanguage } from '../core/identity/gate.ts';
import { pages } from '../core/identity/pages.ts';
import { clientTimelineEn } from '../texts/dashboard/client-timeline.en.ts';
import { clientTimelineId } from '../texts/dashboard/client-timeline.id.ts';
import { pipelineEn } from '../texts/dashboard/pipeline.en.ts';
import { pipelineId } from '../texts/dashboard/pipeline.id.ts';
import { expect, test } from './journey.ts';
import { enter, inTurn, wordsIn } from './world.ts';

for (const language of inTurn('id')) {
  const t = wordsIn(language, pipelineEn, pipelineId);
  const line = wordsIn(language, clientTimelineEn, clientTimelineId);
  const at = (path: string) => withLanguage(path, language);

  test(`A long timeline of a client is read on by keys, ${language}`, async ({ page }) => {
    await enter(page, 'gold@demo.test');
    const { vendor } = (await (await page.request.get(me.path)).json()) as { vendor: { sessionId: string } };
    const { data: board } = clientBoard.answer.parse(await (await page.request.get(clientBoard.path)).json());
    const id = String(board.flatMap(({ clients }) => clients).at(-1)?.client.userId);
    for (let n = 1; n <= 31; n++) {
      const made = await page.request.post(addClientNote.path.replace(':id', id), {
        data: { text: `Catatan ${n}` },
        headers: { 'session-id': vendor.sessionId, 'sec-fetch-site': 'same-origin' },
      });
      expect(made.ok(), await made.text()).toBe(true);
    }
    await page.goto(at(pages.client.replace(':coupleId', id)));
    const entries = page.getByRole('region', { name: line('title') }).getByRole('listitem');
    await expect(entries).toHaveCount(30);
    await page.getByRole('button', { name: line('showMore') }).press('Enter');
    await expect(entries.nth(30)).toBeFocused();
  });

  test(`A long stage of the board is read on by keys, ${language}`, async ({ page }) => {
    await enter(page, 'gold@demo.test');
    // More clients than a page of the board has.
    await page.route(`**${clientBoard.path}*`, async (route) => {
      const answer = await route.fetch();
      const board = clientBoard.answer.parse(await answer.json());
      const wanted = Number(new URL(route.request().url()).searchParams.get('shown') ?? 20);
      const [one] = board.data.flatMap(({ clients }) => clients);
      const booked = board.data.find(({ stage }) => stage === 'booked');
      if (one === undefined || booked === undefined) throw new Error('no client or no stage');
      booked.total = 25;
      booked.clients = Array.from({ length: Math.min(wanted, 25) }, (_, n) => ({ ...one, client: { ...one.client, userId: n + 1 } }));
      await route.fulfill({ response: answer, json: board });
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at(pages.clients));
    const booked = page.locator('[data-column="booked"]');
    const cards = booked.getByRole('listitem');
    await expect(cards).toHaveCount(20);
    await booked.getByRole('button', { name: t('showMore') }).press('Enter');
    await expect(cards).toHaveCount(25);
    await expect(cards.nth(20)).toBeFocused();
  });
}
