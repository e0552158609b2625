import type { InformationTexts } from './page.ts';

/** The rules of the product in plain language; the numbers are those the product uses. */
export const termsEn: InformationTexts = {
  title: 'Terms',
  description:
    'The rules for couples and vendors on Pelaminan: accounts, quotations, clicks, credit, memberships, fees, refunds and payouts.',
  heading: 'Terms',
  lead: 'The rules for couples and vendors on Pelaminan. You agree to them when you create an account.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'what-we-do',
          heading: '1. What Pelaminan is',
          paragraphs: [
            'Pelaminan is a marketplace. Couples find vendors here, write to them, agree on quotations and pay. What is agreed is a contract between couple and vendor; Pelaminan forwards messages and payments and does not organise the wedding itself.',
            'Prices and descriptions are the vendors’ own. Cards marked “Ad” are paid for by the vendor. Ratings and reviews cannot be bought.',
          ],
        },
        {
          id: 'accounts',
          heading: '2. Accounts',
          paragraphs: [
            'You provide a real email address, keep your password to yourself and are responsible for what is done with your account. Couples sign up themselves; vendors are invited after we have read their application.',
            'We may suspend a vendor who deceives couples, uses stolen pictures or breaks these terms. While suspended, a vendor can read everything, but nothing is shown and nothing can be bought.',
          ],
        },
        {
          id: 'conduct',
          heading: '3. Messages and content',
          paragraphs: [
            'What you publish and send must be your own and lawful. Advertising to people who did not ask for it, threats and fraud are not allowed. Either side can report a conversation as spam; our team reads the report and decides.',
          ],
        },
        {
          id: 'quotations',
          heading: '4. Quotations and instalments',
          paragraphs: [
            'A quotation binds the vendor until the day it names, and both sides once the couple has accepted it. A quotation that was sent cannot be changed; the vendor can send a new version.',
            'The couple pays in the instalments the quotation lists. An instalment counts as paid when our payment partner confirms it.',
          ],
        },
        {
          id: 'refunds',
          heading: '5. Refunds to couples',
          paragraphs: [
            'Whether an instalment is refunded depends on what couple and vendor agreed, and on the law. Our finance team approves refunds. From then on the amount belongs to the couple, no longer to the vendor, and the instalment shows “{refunding}”. It shows “{refunded}” once the money was sent. The fee of that instalment is refunded too.',
            'A payment that arrives after its order has expired is refunded.',
          ],
        },
        {
          id: 'clicks',
          heading: '6. Ads and clicks',
          paragraphs: [
            'Showing an ad is free. A click costs only when it is valid, and never more than the cost per click that was set when the ad was shown.',
          ],
          points: [
            'Never charged: repeated clicks by the same couple or device within {repeatHours} hours, clicks by vendors and by our team, bots, links older than {tokenMinutes} minutes, and too many clicks from one network.',
            'No click takes a day’s spend over the daily budget or the balance below zero. Later clicks still open your profile and are free.',
            'A day is a day in Jakarta, 00:00 to 24:00 WIB.',
            'A charged click can be disputed for {disputeDays} days. Our team decides; refunds are added to the credit balance.',
          ],
        },
        {
          id: 'credit',
          heading: '7. Ad credit',
          paragraphs: [
            'Credit is bought in advance; 1 credit is Rp 1, and PPN of {taxRate} is added. An order that is not paid within {orderHours} hours expires. Credit does not expire. It can only be used for clicks and is not paid out.',
          ],
        },
        {
          id: 'memberships',
          heading: '8. Memberships and contact credit',
          paragraphs: [
            'A membership belongs to one service and runs for the month or year that was paid. It is not renewed automatically: we remind you, and it ends at midnight in Jakarta. When you change to another plan, the unused days you paid for are deducted from the price.',
            'On the Trial plan a contact credit unlocks one couple’s contact permanently. It is refunded automatically if the couple does not open your reply within {replyHours} hours, or if we accept that the contact was spam.',
          ],
        },
        {
          id: 'payouts',
          heading: '9. Fees and payouts',
          paragraphs: [
            'From what couples pay we keep the fee of the vendor’s plan, as it was when the couple accepted the quotation. The membership page shows each fee.',
            'A payout requires an approved agreement, a verified bank account and an account holder that matches the tax name. The minimum is {payoutMinimum}, and it should arrive within {payoutDays} working days. A payout the bank cannot send returns to the balance. The vendor pays the fees of the receiving bank.',
          ],
        },
        {
          id: 'liability',
          heading: '10. When something fails',
          paragraphs: [
            'We correct a wrong charge as soon as we know of it. We are liable for our own mistakes as the law provides, and not for what couple and vendor owe each other.',
          ],
        },
        {
          id: 'changes',
          heading: '11. Changes and law',
          paragraphs: [
            'When these terms change, this page shows the new date. The prices and rules in effect when you paid for something continue to apply to it.',
            'Indonesian law applies. If the Indonesian and the English text differ, the Indonesian one prevails.',
          ],
        },
      ],
    },
  ],
};
