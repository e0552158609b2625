import type { InformationTexts } from './page.ts';

/** The rules of the product in plain words; its numbers are those the product works with. */
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
            'Pelaminan is a marketplace. Couples find vendors here, write to them, agree on quotations and pay. What is agreed is a contract between couple and vendor; Pelaminan passes messages and payments on and does not hold the wedding itself.',
            'Prices and descriptions are the vendors’ own. Cards marked “Ad” are paid for by the vendor. Ratings and reviews cannot be bought.',
          ],
        },
        {
          id: 'accounts',
          heading: '2. Accounts',
          paragraphs: [
            'You give a real email address, keep your password to yourself and answer for what is done with your account. Couples sign up themselves; vendors are invited after we have read their request.',
            'We may suspend a vendor who deceives couples, uses stolen pictures or breaks these terms. While suspended, a vendor can read everything, but nothing is shown and nothing can be bought.',
          ],
        },
        {
          id: 'conduct',
          heading: '3. Messages and content',
          paragraphs: [
            'What you publish and send is yours and lawful. Advertising to people who did not ask for it, threats and fraud are not allowed. Either side can report a conversation as spam; our team reads the report and decides.',
          ],
        },
        {
          id: 'quotations',
          heading: '4. Quotations and instalments',
          paragraphs: [
            'A quotation binds the vendor until the day it names, and both sides once the couple has accepted it. A quotation that was sent cannot be changed; the vendor can send a new version.',
            'The couple pays in the instalments the quotation lists. An instalment counts as paid when the payment service confirms it.',
          ],
        },
        {
          id: 'refunds',
          heading: '5. Refunds to couples',
          paragraphs: [
            'Whether an instalment goes back follows from what couple and vendor agreed, and from the law. Our finance team approves a refund; from then on the amount is the couple’s and no longer the vendor’s, and it shows as “{refunding}”. It shows as “{refunded}” once the money was sent. The fee of that instalment goes back too.',
            'A payment that arrives after its order has expired buys nothing and is sent back.',
          ],
        },
        {
          id: 'clicks',
          heading: '6. Ads and clicks',
          paragraphs: [
            'Showing an ad is free. A click costs only when it is valid, and never more than the cost per click that was set when the ad was shown.',
          ],
          points: [
            'Never charged: repeated clicks by the same couple or device within {repeatHours} hours, clicks by vendors and by our team, programs, links older than {tokenMinutes} minutes, and too many clicks from one network.',
            'No click takes a day over its daily budget or the balance below zero. A click that comes later is passed on for free.',
            'A day is a day in Jakarta, 00:00 to 24:00 WIB.',
            'A charged click can be disputed for {disputeDays} days. Our team decides; a refund comes back to the credit balance.',
          ],
        },
        {
          id: 'credit',
          heading: '7. Ad credit',
          paragraphs: [
            'Credit is bought in advance; 1 credit is Rp 1, and PPN of {taxRate} is added. An order that is not paid within {orderHours} hours expires. Credit does not expire. It pays for clicks only and is not paid out.',
          ],
        },
        {
          id: 'memberships',
          heading: '8. Memberships and contact credit',
          paragraphs: [
            'A membership belongs to one service and runs for the month or year that was paid. It is not renewed automatically: we remind you, and it ends at midnight in Jakarta. When you change to another plan, what is left of the days you paid for is taken off the price.',
            'On the Trial plan a contact credit unlocks one couple’s contact, once and for good. It comes back automatically when the couple does not open your reply within {replyHours} hours, or when we accept that the contact was spam.',
          ],
        },
        {
          id: 'payouts',
          heading: '9. Fees and payouts',
          paragraphs: [
            'From what couples pay we keep the fee of the vendor’s plan. What counts is the plan at the time the couple accepted the quotation; the membership page shows each fee.',
            'A payout needs an approved agreement, a verified bank account and a holder that matches the tax name. It starts at {payoutMinimum} and should arrive within {payoutDays} working days. A payout the bank cannot send comes back to the balance. Fees of the receiving bank are the vendor’s.',
          ],
        },
        {
          id: 'liability',
          heading: '10. When something fails',
          paragraphs: [
            'We charge a wrong amount back as soon as we know of it. We answer for our own mistakes as the law says, and not for what couple and vendor owe each other.',
          ],
        },
        {
          id: 'changes',
          heading: '11. Changes and law',
          paragraphs: [
            'When these terms change, this page shows the new day. Prices and rules that applied when you paid for something stay for what you paid.',
            'Indonesian law applies. Where the Indonesian and the English text differ, the Indonesian one counts.',
          ],
        },
      ],
    },
  ],
};
