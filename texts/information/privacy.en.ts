import type { InformationTexts } from './page.ts';

/** Which data about people is kept, what for and for how long: the table of docs/security.md in plain words. */
export const privacyEn: InformationTexts = {
  title: 'Privacy',
  description: 'Which data Pelaminan keeps about couples, vendors and visitors, what for, who sees it and when it goes.',
  heading: 'Privacy',
  lead: 'Which data we keep about you, what for, who sees it and when it goes.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'couples',
          heading: 'If you plan your wedding here',
          paragraphs: ['You can look around without an account. With one, we keep:'],
          table: {
            head: ['Data', 'What for', 'How long'],
            rows: [
              ['Name, email, language, password (only as a hash)', 'Signing in, sending you emails', 'As long as you have an account'],
              [
                'Your wedding: day, city, guests, budget, wishes',
                'Vendors you contact see it, so that they can make you an offer',
                'As long as you have an account',
              ],
              ['Messages, files, requests, quotations and meetings', 'Talking and agreeing with vendors', 'As long as you have an account'],
              [
                'Vendors you saved, opened or whose number you had shown',
                'Your list, and the client list of that vendor',
                'As long as you have an account',
              ],
              ['The bank account for your refunds, if you gave one', 'Sending you a refund', 'Until you remove it or delete your account'],
              ['Payments and quotations you paid', 'Accounts and tax', '10 years, by law'],
            ],
          },
        },
        {
          id: 'vendors-see',
          heading: 'What vendors see of a couple',
          paragraphs: [
            'A vendor sees when you, signed in, open their profile, save it, ask for their number, write to them or book a meeting, with your wedding date, city and budget range if you told us. On the Trial plan they see a shortened name until they unlock the contact.',
            'A vendor you wrote to sees your wedding details and your email address, on the Trial plan once they have unlocked the contact.',
            'Vendors you never contacted find your wedding only if you switched on “Vendors that fit may find us”. It is off until you choose it, and you can switch it off again at any time. They do not get your email address.',
          ],
          links: [{ to: '/account/wedding', label: 'About our wedding' }],
        },
        {
          id: 'vendors',
          heading: 'If you are a vendor',
          paragraphs: ['Your profile, prices, photos and reviews are public. Besides that we keep:'],
          table: {
            head: ['Data', 'What for', 'How long'],
            rows: [
              ['Name, email, language, password (only as a hash)', 'Signing in, sending you emails', 'As long as you have an account'],
              [
                'Agreement: answers, ID card, picture with ID card, company documents',
                'Verifying who is paid, tax law, rules against money laundering',
                'Approved: while in force and 10 years after a newer one or after you deleted your account. Declined: 1 year. A form nobody touches: 1 year',
              ],
              [
                'Bank accounts and the mobile number codes go to',
                'Paying you',
                'Accounts until you remove them; what was paid where, 10 years',
              ],
              ['Orders, receipts, payouts, every movement of money', 'Accounts and tax', '10 years, by law'],
              ['Your answers in messages, quotations and meetings', 'Talking and agreeing with couples', 'As long as you have an account'],
            ],
          },
        },
        {
          id: 'visitors',
          heading: 'Ads, cookies and counting',
          paragraphs: [
            'So that vendors pay for real clicks only, we recognise repeated views and clicks by keyed hashes of device, network and account, which cannot be turned back into an address. Vendors see when and where an ad was clicked, never by whom.',
            'A counting service is loaded only if there is one and you agreed. Your choice can be changed in the footer.',
          ],
          table: {
            head: ['Cookie', 'What for', 'How long'],
            rows: [
              ['BSID', 'Your sign-in', '1 day'],
              ['PLMD', 'Counting a view or click of an ad once', '1 year; the views are removed after 8 days'],
              ['PLMK', 'Knowing the device you sign in with, against guessed passwords', '1 year'],
              ['UTM', 'From which page or campaign you came', '30 days'],
            ],
          },
        },
        {
          id: 'who',
          heading: 'Who else sees it',
          paragraphs: ['We sell your data to nobody. Only these get any of it:'],
          points: [
            'Our team, each only what their work needs. Each view of a person, a payment or a document is logged.',
            'The payment service, when you pay: amount, order number and where to return to. Card data is entered there and never reaches us.',
            'The services that deliver our emails and text messages.',
            'The bank, when we pay a vendor: holder, account number and amount.',
            'Authorities, where the law obliges us.',
          ],
        },
        {
          id: 'also',
          heading: 'What we keep for safety',
          paragraphs: [],
          points: [
            'Sign-ins end after a day and are removed a month later.',
            'A sign-up nobody finished is removed a month after its link has expired.',
            'That a message was sent is kept for 60 days, without its address and text.',
            'The log of what was done is never changed or deleted. It names numbers of records, not what is in them.',
            'Documents and account numbers are encrypted. Backups are kept for 35 days at most.',
          ],
        },
        {
          id: 'rights',
          heading: 'What you can do',
          paragraphs: ['Indonesian law (UU PDP 27/2022) gives you rights over your data. Here is where you use them:'],
          points: [
            'See and correct: your profile, your wedding and your account are yours to change at any time.',
            'Take along: your account settings have one file with everything we hold about you, after your password.',
            'Delete: your account settings delete the account. Your profile is hidden right away. You have 14 days to change your mind, and are then replaced by “Deleted account” everywhere. What others wrote to you stays with them without your name; payments, invoices, payouts and an approved agreement stay as long as the law asks.',
            'Withdraw: the counting of visits, being found by vendors and the comparison of your face with your ID card. Payouts then stop until you are verified another way.',
          ],
          links: [
            { to: '/account', label: 'My account, for couples' },
            { to: '/dashboard/account', label: 'Account and security, for vendors' },
          ],
        },
        {
          id: 'failure',
          heading: 'If something goes wrong',
          paragraphs: [
            'Should data get into the wrong hands, we tell the people concerned and the authority within 3 × 24 hours: what happened, what it means for you and what we did.',
          ],
        },
      ],
    },
  ],
};
