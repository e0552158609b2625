// Every number that was decided, written down a second time and in units people speak in: changing one is a decision, never a slip.
import { describe, expect, test } from 'vitest';
import { contactLengths } from './acquisition/contact.ts';
import { defaultCtrPrior } from './ads/choosing.ts';
import { disputeReasonLengthMax } from './ads/dispute.ts';
import { presetDays } from './ads/periods.ts';
import { defaultAdRules } from './ads/rules.ts';
import { defaultBankAccountRules } from './bank-accounts/rules.ts';
import { guestsMax } from './catalogue/facets.ts';
import { linkLengthMax } from './catalogue/links.ts';
import { priceRules } from './catalogue/price-list.ts';
import { aboutLengthMax, profileLengths } from './catalogue/profile.ts';
import { answerLengthMax } from './catalogue/questions.ts';
import { servicesMax } from './catalogue/services.ts';
import { strengthGoals, strengthWeights } from './catalogue/strength.ts';
import { noteRules } from './clients/note.ts';
import { clientRules } from './clients/rules.ts';
import { shortlistRules } from './clients/shortlist.ts';
import { stageRules } from './clients/stage.ts';
import { taskRules } from './clients/task.ts';
import { weddingRules } from './clients/wedding.ts';
import { messageRules } from './conversations/message.ts';
import { quickReplyRules } from './conversations/quick-reply.ts';
import { replyOpenMs } from './conversations/reply.ts';
import { spamNoteLengthMax } from './conversations/spam.ts';
import { defaultCreditRules } from './credit/packages.ts';
import { fairLengths } from './fairs/fair.ts';
import { defaultPushSetting, pushDevicesMax } from './feed/push.ts';
import { fileRules } from './files/rules.ts';
import { leavingDays } from './identity/leaving.ts';
import { passwordLengthMin } from './identity/password.ts';
import { passkeyNameMax, passkeysMax, recoveryCodes, removalDays, removalMs, removalWarningMs, setupMs } from './identity/second-factor.ts';
import { vendorPublished, vendorSuspended, vendorUnpublished } from './identity/vendor-status.ts';
import { availabilityRules, defaultAvailability } from './meetings/availability.ts';
import { meetingRules } from './meetings/life.ts';
import { defaultMembershipRules } from './membership/price.ts';
import { productSettings } from './settings/product-settings.ts';
import { defaultAdjustmentRules } from './operations/adjustment.ts';
import { defaultAllowanceLimits, proposalLifeMs } from './operations/proposal.ts';
import { reasonLengthMax, reasonLengthMin } from './operations/reason.ts';
import { defaultPayoutRules } from './payouts/request.ts';
import { pictureRules } from './pictures/rules.ts';
import { quotationRules } from './quotations/content.ts';
import { inquiryRules } from './quotations/inquiry.ts';
import { packagesMax, startingValues } from './settings/product-settings.ts';
import { settingLeadMs } from './settings/timeline.ts';
import { productRules } from './store/content.ts';
import { retentionRules } from './verification/retention.ts';
import { vendorMoneyMax } from './operations/search.ts';
import { sharedPhotos } from './pictures/shared.ts';
import { templateRules } from './quotations/template.ts';
import { measureRules } from './results/similar.ts';
import { genuineRules } from './reviews/genuine.ts';
import { reportDetailsLengthMax } from './reviews/report.ts';
import { reviewRules } from './reviews/review.ts';
import { connectionRules } from './taken-days/connected.ts';
import { calendarRules } from './taken-days/day-status.ts';
import { invitationDays, teamMax } from './team/roles.ts';
import { fieldLengthMax } from './verification/fields.ts';
import { sheetsMax } from './verification/form.ts';

const second = 1_000;
const minute = 60_000;
const hour = 3_600_000;
const day = 86_400_000;
const thousand = 1_000;
const million = 1_000_000;
const billion = 1_000_000_000;
const mebibyte = 1_048_576;
const percent = 100;

describe('advertising and credit (spec 3 to 5; product 3)', () => {
  test('a click costs Rp 500 to 50,000 in steps of 50, at least Rp 1,000 in four categories', () => {
    expect(defaultAdRules).toMatchObject({
      minimumCpcIdr: 500,
      minimumCpcIdrByCategoryId: { 2: thousand, 6: thousand, 9: thousand, 56: thousand },
      maximumCpcIdr: 50 * thousand,
      cpcStepIdr: 50,
      confirmAboveCpcIdr: 10 * thousand,
    });
  });
  test('a daily budget is at most Rp 10 million, in steps of Rp 1,000', () => {
    expect(defaultAdRules).toMatchObject({ maximumDailyBudgetIdr: 10 * million, dailyBudgetStepIdr: thousand });
  });
  test('a click counts within 30 minutes of its ad, from 300 ms on, once a viewer in 24 hours, a hundred times a network and hour', () => {
    expect(defaultAdRules).toMatchObject({
      tokenLifeMs: 30 * minute,
      viewerWindowMs: day,
      clickAfterDisplayMsMin: 300,
      clicksPerNetworkHourMax: 100,
    });
  });
  test('a lead belongs to a click of the last 7 days; a click can be disputed for 30, in 500 characters', () => {
    expect(defaultAdRules).toMatchObject({ leadWindowMs: 7 * day, disputeWindowMs: 30 * day });
    expect(disputeReasonLengthMax).toBe(500);
  });
  test('an ad nobody has seen is taken for one that is clicked 2 times in 100, as after 50 displays', () => {
    expect(defaultCtrPrior).toEqual({ mean: 0.02, strength: 50 });
  });
  test('the periods of statistics', () => {
    expect(presetDays).toEqual({
      today: 1,
      yesterday: 1,
      last_7_days: 7,
      last_30_days: 30,
      last_90_days: 90,
      last_180_days: 180,
      last_1_year: 365,
    });
  });
  test('credit comes in six packages or from Rp 100,000 to 50 million in steps of 50,000, with 11 % tax, payable for 24 hours', () => {
    expect(defaultCreditRules).toEqual({
      packages: [100, 250, 500, 1_000, 2_500, 5_000].map((thousands) => ({
        creditsIdr: thousands * thousand,
        isDefault: thousands === 500,
      })),
      custom: { minimumIdr: 100 * thousand, maximumIdr: 50 * million, stepIdr: 50 * thousand },
      taxRateBasisPoints: 11 * percent,
      orderLifeMs: day,
      unpaidMax: 20,
    });
  });
  test('what is configured begins with the same numbers', () => {
    expect(startingValues).toEqual({
      'ads.minimum_cpc': 500,
      'ads.minimum_cpc_by_category': { 2: thousand, 6: thousand, 9: thousand, 56: thousand },
      'ads.maximum_cpc': 50 * thousand,
      'ads.maximum_daily_budget': 10 * million,
      'ads.token_minutes': 30,
      'ads.viewer_hours': 24,
      'ads.lead_days': 7,
      'ads.dispute_days': 30,
      'ads.clicks_per_network_hour': 100,
      'ads.click_after_display_ms': 300,
      'credit.packages': [100, 250, 500, 1_000, 2_500, 5_000].map((thousands) => thousands * thousand),
      'credit.preselected_package': 500 * thousand,
      'credit.custom_minimum': 100 * thousand,
      'credit.custom_maximum': 50 * million,
      'credit.custom_step': 50 * thousand,
      'tax.vat': 11 * percent,
      'orders.payment_hours': 24,
      'payouts.minimum': 50 * thousand,
    });
    expect(packagesMax).toBe(8);
    expect(settingLeadMs).toBe(5 * minute);
  });
});

describe('money out and rights (product; decisions on proposals)', () => {
  test('one operator alone: adjustments of Rp 5 million and sending of Rp 50 million a day, ten statuses', () => {
    expect(defaultAllowanceLimits).toEqual({
      credit: 5 * million,
      send: 50 * million,
      leave: 50 * million,
      back: 50 * million,
      status: 10,
    });
    expect(defaultAdjustmentRules).toEqual({ maximumIdr: 50 * million });
    expect(proposalLifeMs).toBe(7 * day);
    expect([reasonLengthMax, reasonLengthMin('review_case')]).toEqual([500, 20]);
  });
  test('payouts begin at Rp 50,000 and take three working days', () => {
    expect(defaultPayoutRules).toEqual({ minimumIdr: 50 * thousand, workingDaysMax: 3 });
  });
  test('a bank account is verified by six digits that live 10 minutes, five wrong tries lock it for 15', () => {
    expect(defaultBankAccountRules).toEqual({
      accountsMax: 10,
      codeDigits: 6,
      codeLifeMs: 10 * minute,
      wrongTriesMax: 5,
      lockMs: 15 * minute,
      resendAfterMs: [30 * second, minute, 2 * minute, 5 * minute],
      seriesLifeMs: hour,
      perNumber: { sends: 5, windowMs: 10 * minute },
      perVendor: { sends: 10, windowMs: day },
      overall: { sends: thousand, windowMs: hour },
    });
  });
  test('a membership is taxed 11 %, renewable 60 days before its end and announced 30, 7 and 1 days before', () => {
    expect(defaultMembershipRules).toEqual({
      taxRateBasisPoints: 11 * percent,
      orderLifeMs: day,
      unpaidMax: 20,
      renewableDays: 60,
      remindDaysBefore: [30, 7, 1],
    });
  });
});

describe('accounts and documents', () => {
  test('a password has 12 characters; an account that leaves is erased after 14 days', () => {
    expect([passwordLengthMin, leavingDays]).toEqual([12, 14]);
  });
  test('a second factor: ten passkeys and ten recovery codes; who lost all of them waits seven days, warned one day before', () => {
    expect([passkeysMax, passkeyNameMax, recoveryCodes, removalDays]).toEqual([10, 60, 10, 7]);
    expect([setupMs, removalMs, removalWarningMs]).toEqual([15 * minute, 7 * day, day]);
  });
  test('push messages reach ten browsers, not from 21:00 to 07:00, and say nothing of anyone on a locked phone', () => {
    expect(defaultPushSetting).toEqual({ quietFrom: 21, quietUntil: 7, showsDetails: false });
    expect(pushDevicesMax).toBe(10);
  });
  test('the status of a vendor on the wire (spec 4)', () => {
    expect([vendorUnpublished, vendorPublished, vendorSuspended]).toEqual([0, 1, 2]);
  });
  test('files of an agreement: 3 MiB each, 300 MiB a vendor, 200 pages, 40 megapixels, 120 an hour', () => {
    expect(fileRules).toEqual({
      fileSizeBytesMax: 3 * mebibyte,
      imagePixelsMax: 40 * million,
      pdfPagesMax: 200,
      vendorBytesMax: 300 * mebibyte,
      uploadsPerHour: 120,
      nameLengthMax: 120,
    });
  });
  test('an agreement: long texts, numbers and names; one sheet of a card, sixty of a deed, ten of anything else', () => {
    expect((['international_company_address', 'nib_number', 'bank_account_id', 'business_name'] as const).map(fieldLengthMax)).toEqual([
      500, 40, 40, 160,
    ]);
    expect((['id_card', 'deed', 'nib'] as const).map(sheetsMax)).toEqual([1, 60, 10]);
  });
  test('a team has twenty people, invited for seven days', () => expect([teamMax, invitationDays]).toEqual([20, 7]));
  test('operators see fifty orders, refunds and payouts of a vendor', () => expect(vendorMoneyMax).toBe(50));
  test('drafts and declined papers are kept a year, superseded ones ten', () => {
    expect(retentionRules).toEqual({ draftDays: 365, declinedDays: 365, supersededDays: 10 * 365 });
  });
});

describe('the profile and the store', () => {
  test('texts', () => {
    expect(profileLengths).toEqual({ businessName: 80, address: 200, city: 80, zip: 10, email: 254, phone: 30 });
    expect(contactLengths).toEqual({ business_name: 80, contact_name: 80, email: 254, phone: 30, website: 200, message: thousand });
    expect(fairLengths).toEqual({ name: 120, venue: 120, url: 300, stand: 40 });
    expect([aboutLengthMax, answerLengthMax, linkLengthMax, servicesMax]).toEqual([500, 200, 200, 20]);
  });
  test('prices are from Rp 1,000 to 100 billion, thirty in a list', () => {
    expect(priceRules).toEqual({ itemsMax: 30, nameLengthMax: 80, unitLengthMax: 30, amountMin: thousand, amountMax: 100 * billion });
  });
  test('strength adds up to 100', () => {
    expect(strengthGoals).toEqual({ photos: 8, prices: 3, aboutLength: 150 });
    expect(strengthWeights).toMatchObject({ about: 10, service: 10, phone: 10, portfolio: 20, picture: 10, prices: 10 });
    expect(strengthWeights).toMatchObject({ business_name: 5, address: 5, city: 5, answers: 5, whatsapp: 5, links: 5 });
    expect(Object.values(strengthWeights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
  });
  test('pictures: 3 MiB, at least 200 pixels a side, kept up to 2,400, in four widths', () => {
    expect(pictureRules).toEqual({
      fileSizeBytesMax: 3 * mebibyte,
      imagePixelsMax: 40 * million,
      sidePixelsMin: 200,
      originalPixelsMax: 2_400,
      widths: [360, 720, 1_080, 1_600],
      fallbackWidth: 1_080,
      blurLengthMax: 300,
      portfolioMax: 60,
      altLengthMax: 160,
      vendorPicturesMax: thousand,
      vendorBytesMax: 1_024 * mebibyte,
      uploadsPerHour: 240,
      coupleUploadsPerHour: 40,
      couplePicturesMax: 30,
      cutsPerHour: 600,
      looseMs: day,
    });
  });
  test('photos shared from a phone: thirty of 30 MiB, 150 MiB together, for an hour', () => {
    expect(sharedPhotos).toMatchObject({ countMax: 30, fileSizeBytesMax: 30 * mebibyte, bytesMax: 150 * mebibyte, keptMs: hour });
  });
  test('calendars: twenty weddings a day, 62 days together, five years ahead; another one of 2 MiB', () => {
    expect(calendarRules).toEqual({ capacityMax: 20, noteLengthMax: 200, rangeDaysMax: 62, vendorsAskedMax: 60, aheadDaysMax: 1_827 });
    expect(connectionRules).toEqual({
      addressLengthMax: 2_000,
      bytesMax: 2 * mebibyte,
      entriesMax: 10 * thousand,
      middleHour: 14,
      hoursMin: 2,
    });
  });
  test('products', () => {
    expect(productRules).toEqual({
      titleLengthMax: 80,
      descriptionLengthMax: 2_000,
      termsLengthMax: 2_000,
      unitLengthMax: 30,
      priceMinIdr: thousand,
      priceMaxIdr: billion,
      promoPercentMax: 90,
      citiesMax: 12,
      stockMax: 9_999,
      photosMax: 10,
      periodDaysMax: 366,
      productsMax: thousand,
      draftsMax: 100,
      fewLeft: 5,
    });
  });
});

describe('couples', () => {
  test('a quotation has at most 50 lines of Rp 1 billion each, Rp 10 billion together, and is valid for 14 days unless said otherwise', () => {
    expect(quotationRules).toEqual({
      itemsMax: 50,
      scheduleRowsMax: 12,
      quantityMax: 10 * thousand,
      priceMaxIdr: billion,
      totalMaxIdr: 10 * billion,
      nameLengthMax: 120,
      unitLengthMax: 30,
      labelLengthMax: 60,
      placeLengthMax: 160,
      textLengthMax: 2_000,
      validDays: 14,
      validDaysMax: 365,
      declineReasonLengthMax: 500,
      draftsMax: 100,
      openInquiriesMax: 40,
      sentADayMax: 20,
    });
    expect(inquiryRules).toEqual({
      placeLengthMax: 160,
      wishesLengthMax: 2_000,
      guestsMax: 10 * thousand,
      budgetMaxIdr: 100 * billion,
      perHour: 10,
    });
  });
  test('weddings and clients', () => {
    expect(weddingRules).toEqual({ guestsMax: 10 * thousand, venueLengthMax: 120, wishesLengthMax: thousand });
    expect(clientRules).toEqual({ revealsPerHour: 60, interestedDays: 90, activeDays: 30 });
    expect(guestsMax).toBe(50 * thousand);
  });
  test('what a vendor writes down about a client, and what it has to do', () => {
    expect(noteRules).toEqual({ lengthMax: 2_000, notesMax: 500 });
    expect(stageRules).toEqual({ wordsLengthMax: 300, movesPerHour: 600 });
    expect(taskRules).toEqual({
      titleLengthMax: 200,
      openOfClientMax: 100,
      openOfVendorMax: 2_000,
      daysAheadMax: 5 * 365,
      keptMs: day,
    });
  });
  test('reviews: 20 to 3,000 characters and six photos within a year; what makes one doubtful', () => {
    expect(reviewRules).toEqual({
      starsMax: 5,
      textLengthMin: 20,
      textLengthMax: 3_000,
      answerLengthMax: thousand,
      photosMax: 6,
      openDays: 365,
      remindAfterDays: 14,
    });
    expect(genuineRules).toEqual({
      ownNetworkDays: 14,
      sameNetworkDays: 7,
      sameNetworkReviews: 3,
      sameDeviceReviews: 1,
      newAccountMs: 3 * day,
      networkKeptDays: 30,
    });
    expect(reportDetailsLengthMax).toBe(500);
  });
  test('a vendor is compared with ten others at least, over 90 days, by requests over 180 without the last 14', () => {
    expect(measureRules).toEqual({
      days: 90,
      requestDays: 180,
      undecidedDays: 14,
      impressionsMin: 500,
      conversationsMin: 3,
      requestsMin: 5,
      othersMin: 10,
    });
  });
  test('what a couple saves: four are compared, a note comes back for thirty days', () => {
    expect(shortlistRules).toEqual({ noteLengthMax: 500, comparedMax: 4, keptMax: 100, removedNoteDays: 30 });
  });
  test('messages: 2,000 characters, five files, 240 an hour, twenty first ones; a reply is open for 48 hours', () => {
    expect(messageRules).toEqual({ lengthMax: 2_000, filesMax: 5, perHour: 240, firstPerHour: 20 });
    expect(quickReplyRules).toEqual({ titleLengthMax: 60, repliesMax: 50 });
    expect(templateRules).toEqual({ nameLengthMax: 60, templatesMax: 50 });
    expect([replyOpenMs, spamNoteLengthMax]).toEqual([48 * hour, 500]);
  });
  test('meetings: what may be chosen, and what a vendor begins with: Monday to Saturday from nine to five (product 9)', () => {
    expect(availabilityRules).toEqual({
      slotMinutes: [15, 30, 45, 60],
      bufferMinutes: [0, 5, 10, 15, 30, 60],
      noticeHours: [1, 2, 4, 8, 12, 24, 48],
      aheadDays: [14, 30, 60, 90],
      perDayMost: 20,
      intervalsADayMax: 6,
      exceptionsMax: 60,
      linkLengthMax: 300,
      stepMinutes: 15,
    });
    expect(meetingRules).toEqual({
      movesMax: 3,
      subjectLengthMax: 120,
      noteLengthMax: thousand,
      reasonLengthMax: 500,
      comingPerVendorMax: 2,
      bookingsPerHour: 20,
      joinBeforeMs: 15 * minute,
    });
    const { week } = defaultAvailability('Asia/Jakarta');
    const open = [{ from: 540, to: 1_020 }];
    expect(week).toEqual([open, open, open, open, open, open, []]);
  });
});

test('what operators may set each number to', () => {
  const idr = (minimum: number, maximum: number, step: number) => ({ kind: 'number', unit: 'idr', minimum, maximum, step });
  const some = (unit: string, minimum: number, maximum: number) => ({ kind: 'number', unit, minimum, maximum, step: 1 });
  expect(productSettings).toEqual({
    'ads.minimum_cpc': idr(50, 10_000, 50),
    'ads.minimum_cpc_by_category': { ...idr(50, 10_000, 50), kind: 'by_category' },
    'ads.maximum_cpc': idr(10_000, million, 50),
    'ads.maximum_daily_budget': idr(million, 1_000 * million, 1_000),
    'ads.token_minutes': some('minutes', 5, 720),
    'ads.viewer_hours': some('hours', 1, 720),
    'ads.lead_days': some('days', 1, 30),
    'ads.dispute_days': some('days', 1, 90),
    'ads.clicks_per_network_hour': some('clicks', 10, 10_000),
    'ads.click_after_display_ms': some('milliseconds', 0, 5_000),
    'credit.packages': { ...idr(10_000, 100 * million, 1_000), kind: 'amounts' },
    'credit.preselected_package': idr(10_000, 100 * million, 1_000),
    'credit.custom_minimum': idr(10_000, million, 1_000),
    'credit.custom_maximum': idr(million, 1_000 * million, 1_000),
    'credit.custom_step': idr(1_000, million, 1_000),
    'tax.vat': some('basis_points', 0, 5_000),
    'orders.payment_hours': some('hours', 1, 168),
    'payouts.minimum': idr(10_000, 10 * million, 1_000),
  });
});
