import type { InformationTexts } from './page.ts';

/** Which personal data is kept, why and for how long: the table of docs/security.md for readers of the product. */
export const privacyEn: InformationTexts = {
  title: 'Privacy',
  description: 'Which data Pelaminan keeps about couples, vendors and visitors, why, who sees it and how long we keep it.',
  heading: 'Privacy',
  lead: 'Which data we keep about you, why, who sees it and how long we keep it.',
  since: '2026-11-22',
  parts: [
    {
      heading: null,
      sections: [
        {
          id: 'couples',
          heading: 'If you plan your wedding here',
          paragraphs: ['You can browse without an account. If you have one, we keep:'],
          table: {
            head: ['Data', 'What for', 'How long'],
            rows: [
              ['Name, email, language, password (only as a hash)', 'Signing in, sending you emails', 'As long as you have an account'],
              [
                'Your wedding: date, city, guests, budget, wishes',
                'Vendors you contact see it, so that they can send you a quotation',
                'As long as you have an account',
              ],
              ['Messages, files, requests, quotations and meetings', 'Talking and agreeing with vendors', 'As long as you have an account'],
              [
                'Vendors you saved or viewed, or whose number you asked for',
                'Your list, and the client list of that vendor',
                'As long as you have an account',
              ],
              [
                'Your notes about saved vendors',
                'Choosing; no vendor sees them',
                'As long as you have an account, 30 days after you remove the vendor',
              ],
              ['The bank account for your refunds, if you added one', 'Sending you a refund', 'Until you remove it or delete your account'],
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
            'Vendors you never contacted find your wedding only if you switched on “{findable}”. It is off until you choose it, and you can switch it off again at any time. They don’t get your email address.',
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
              [
                'The address of a calendar you connect (encrypted), and its events',
                'Showing couples which days are taken',
                'Until you disconnect it',
              ],
              ['Name, email, language, password (only as a hash)', 'Signing in, sending you emails', 'As long as you have an account'],
              [
                'Agreement: answers, ID card, selfie with ID card, company documents',
                'Verifying who is paid, tax law, rules against money laundering',
                'Approved: while in force and 10 years after a newer one or after you deleted your account. Declined: 1 year. A form left unfinished: 1 year',
              ],
              [
                'Bank accounts and the mobile number codes go to',
                'Paying you',
                'Accounts until you remove them; what was paid where, 10 years',
              ],
              ['Orders, receipts, payouts, every transaction', 'Accounts and tax', '10 years, by law'],
              ['Your answers in messages, quotations and meetings', 'Talking and agreeing with couples', 'As long as you have an account'],
            ],
          },
        },
        {
          id: 'visitors',
          heading: 'Ads, cookies and visit statistics',
          paragraphs: [
            'So that vendors pay for real clicks only, we recognise repeated views and clicks by keyed hashes of device, network and account, which can’t be turned back into an address. Vendors see when and where an ad was clicked, never by whom.',
            'A service for visit statistics is only loaded if we use one and you agreed. You can change your choice in the footer.',
          ],
          table: {
            head: ['Cookie', 'What for', 'How long'],
            rows: [
              ['BSID', 'Your sign-in', '1 day'],
              ['PLMD', 'Counting a view or click of an ad once', '1 year; the views are removed after 8 days'],
              ['PLMK', 'Recognising the device you sign in with, to prevent password guessing', '1 year'],
              ['wedding_date', 'Your wedding date, if you enter one before you sign in', '1 year'],
              ['wedding_guests', 'Your number of guests, if you enter one before you sign in', '1 year'],
              ['UTM', 'The page or campaign that brought you here', '30 days'],
            ],
          },
        },
        {
          id: 'who',
          heading: 'Who else sees your data',
          paragraphs: ['We don’t sell your data. Only these receive part of it:'],
          points: [
            'Our team: each person sees only what their work requires. Each view of a person, a payment or a document is logged.',
            'Our payment partner, when you pay: amount, order number and the page you return to. Card details are entered there and never reach us.',
            'The services that deliver our emails and text messages.',
            'The bank, when we pay a vendor: account holder, account number and amount.',
            'Authorities, where the law obliges us.',
          ],
        },
        {
          id: 'also',
          heading: 'What we keep for security',
          paragraphs: [],
          points: [
            'Sign-ins end after a day and are removed a month later.',
            'An unfinished sign-up is removed a month after its link has expired.',
            'That a message was sent is kept for 60 days, without its address and text.',
            'The audit log is never changed or deleted. It contains the numbers of records, not their contents.',
            'Documents and account numbers are encrypted. Backups are kept for 35 days at most.',
          ],
        },
        {
          id: 'rights',
          heading: 'What you can do',
          paragraphs: ['Indonesian law (UU PDP 27/2022) gives you rights over your data. This is how you use them:'],
          points: [
            'See and correct: you can change your profile, your wedding and your account at any time.',
            'Export: in your account settings you can download everything we hold about you as one file, with your password.',
            'Delete: you can delete your account in your account settings. Your profile is hidden right away. You have 14 days to change your mind; then your name is replaced with “Deleted account” everywhere. What others wrote to you stays with them without your name. Payments, invoices, payouts and an approved agreement are kept as long as the law requires.',
            'Withdraw consent: to visit statistics, to being found by vendors, and to comparing your face with your ID card. If you withdraw the last one, payouts stop until you are verified another way.',
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
            'If data gets into the wrong hands, we notify the people concerned and the authority within 3 × 24 hours: what happened, what it means for you and what we did.',
          ],
        },
      ],
    },
  ],
};
