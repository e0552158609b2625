// Emails vendors when the minimum cost per click will rise above that of their ad, and updates their open pages when it does.
import { riseAbove, type MinimumRise } from '../../core/ads/minimum-rise.ts';
import { vendorPublished } from '../../core/identity/vendor-status.ts';
import { pages } from '../../core/identity/pages.ts';
import { minuteMs } from '../../core/time.ts';
import { minimumMail } from '../../texts/messages/ads.ts';
import { vendorContact } from '../catalogue/api.ts';
import { inTransaction } from '../kit/database.ts';
import { eachAlone, partsAlone } from '../kit/each-alone.ts';
import { type Advertiser, minimumCpcOf } from './ad-index.ts';
import type { AdsContext } from './context.ts';
import { tellStatus } from './news.ts';
import { lockAd } from './store.ts';

/** Declares the job that looks ahead every minute; most minutes nothing is ahead, and nothing is read. */
export function registerMinimumNotices(context: AdsContext): void {
  context.jobs.handle<object>({
    name: 'ads-minimum',
    retries: 0,
    schedule: '* * * * *',
    work: () => partsAlone({ tellOfMinimum: () => tellOfMinimum(context), tellWhatStopped: () => tellWhatStopped(context) }),
  });
}

/** For each ad by its vendor, as it is now; one that fails is looked at again in a minute. */
const eachAd = ({ index }: AdsContext, work: (ad: Advertiser) => Promise<void>): Promise<void> =>
  eachAlone(
    [...index.all()].map(({ vendorId }) => vendorId),
    async (vendorId) => {
      const ad = index.get(vendorId);
      if (ad !== undefined) await work(ad);
    },
  );

/** Mails every vendor whose ad will stop and who has not been told of that start and that amount. */
export async function tellOfMinimum(context: AdsContext): Promise<void> {
  const { clock, rulesAhead } = context;
  const ahead = rulesAhead(clock.now());
  if (ahead.length === 0) return;
  await eachAd(context, async (ad) => {
    if (ad.status === vendorPublished && riseFor(context, ad) !== null) await tellVendor(context, ad);
  });
}

function riseFor({ clock, rulesAt, rulesAhead }: AdsContext, { settings, services }: Advertiser): MinimumRise | null {
  const now = clock.now();
  return riseAbove(settings, { now: rulesAt(now), ahead: rulesAhead(now), categoryIds: services.map(({ categoryId }) => categoryId) });
}

async function tellVendor(context: AdsContext, ad: Advertiser): Promise<void> {
  const { db, clock, notifier, addresses } = context;
  const { vendorId } = ad;
  await inTransaction(db, async (tx) => {
    const settings = (await lockAd(tx, vendorId))?.settings;
    const contact = await vendorContact(tx, vendorId);
    // The ad as it is stored: this process may not have heard yet that the vendor raised it.
    const rise = settings === undefined ? null : riseFor(context, { ...ad, settings });
    if (settings === undefined || contact === null || rise === null) return;
    const told = await tx
      .insertInto('ad_minimum_notice')
      .values({ vendor_id: vendorId, starts_at: new Date(rise.from), minimum_idr: rise.minimumIdr, told_at: new Date(clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('vendor_id')
      .executeTakeFirst();
    if (told === undefined) return;
    const link = addresses.page(`${pages.adSettings}#cpc`, contact.language);
    const facts = { business: contact.businessName, from: rise.from, minimumIdr: rise.minimumIdr, cpcIdr: settings.cpcIdr, link };
    await notifier.email(tx, { to: contact.email, language: contact.language, ...minimumMail(contact.language, facts) });
  });
}

/** Pages that are open when a minimum takes effect say so by themselves. One that misses it reads it with its next answer. */
async function tellWhatStopped(context: AdsContext): Promise<void> {
  const { db, bus, clock, index, rulesAt } = context;
  const now = clock.now();
  const [before, after] = [rulesAt(now - minuteMs), rulesAt(now)];
  if (before === after) return;
  await eachAd(context, async (ad) => {
    const { cpcIdr } = ad.settings;
    if (cpcIdr >= minimumCpcOf(ad, before) && cpcIdr < minimumCpcOf(ad, after))
      await tellStatus(db, bus, ad.accountId, index.status(ad.vendorId, now));
  });
}
