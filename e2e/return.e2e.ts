// Pages that the browser keeps whole and shows again on the way back.
import { couples, vendorOf } from './cast.ts';
import { expect, test, withMotion } from './journey.ts';
import { trafficOf } from './traffic.ts';
import { enter } from './world.ts';

test.use(withMotion);

test('a page from before somebody signed in is opened anew on the way back, another one stays', async ({ page }) => {
  const traffic = trafficOf(page);
  const banner = page.getByRole('banner');
  await page.goto(`/vendor/${vendorOf('gold@demo.test').slug}`);
  await traffic.quiet();
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Browsers that are driven by tests keep no pages: the event tells of one.
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const message = page.locator('textarea[name="text"]');
  await message.fill('Halo!');
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await comeBack();
  expect((await asked).headers()['etag']).toBeDefined();
  await traffic.quiet();
  await expect(message).toHaveValue('Halo!');
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await enter(page, couples.en);
  await comeBack();
  await expect(banner.getByRole('link', { name: /^My account/ })).toBeVisible();
  await expect(message).toHaveValue('Halo!');
});
