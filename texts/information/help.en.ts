import type { InformationTexts } from './page.ts';

/** Frequent questions with links to the screens that help. */
export const helpEn: InformationTexts = {
  title: 'Help',
  description: 'Answers for couples and vendors: ads and clicks, payments, payouts, documents, bank accounts, accounts.',
  heading: 'Help',
  lead: 'Common questions from couples and vendors, with links to the right page.',
  since: null,
  parts: [
    {
      heading: 'For couples',
      sections: [
        {
          id: 'contact-vendor',
          heading: 'How do I reach a vendor?',
          paragraphs: [
            'Open the profile and write under “Contact”, or request a quotation. Replies appear in your messages, and we email you if you’re away.',
          ],
          links: [
            { to: '/vendors', label: 'Find vendors' },
            { to: '/account/messages', label: 'Messages' },
          ],
        },
        {
          id: 'accept-quotation',
          heading: 'How do I accept a quotation and pay?',
          paragraphs: [
            'Open the quotation, read it and accept it. Its instalments are then listed with their due dates and a button to pay each of them. The page shows “Paid” as soon as our payment partner confirms it, usually within seconds. You can close the page.',
          ],
          links: [{ to: '/account/quotations', label: 'My quotations' }],
        },
        {
          id: 'refund',
          heading: 'How do I get a refund?',
          paragraphs: [
            'Talk to your vendor first: the refund depends on what you agreed. When our finance team approves it, the instalment shows “{refunding}” and we email you. Once the money is sent, it shows “{refunded}” and we email you again.',
          ],
          links: [{ to: '/account/quotations', label: 'My quotations' }],
        },
        {
          id: 'who-sees',
          heading: 'Who sees our wedding?',
          paragraphs: ['Vendors you contact. Others only if you allow it; the switch is on the page about your wedding.'],
          links: [
            { to: '/account/wedding', label: 'About our wedding' },
            { to: '/privacy', label: 'Privacy' },
          ],
        },
        {
          id: 'move-meeting',
          heading: 'How do I reschedule or cancel a meeting?',
          paragraphs: [
            'Open your meetings and choose “Reschedule” or “Cancel”. The vendor gets an email, and the calendar file in it updates your calendar.',
          ],
          links: [{ to: '/account/meetings', label: 'My meetings' }],
        },
      ],
    },
    {
      heading: 'For vendors: ads',
      sections: [
        {
          id: 'ad-not-showing',
          heading: 'Why isn’t my ad showing?',
          paragraphs: ['Your ad’s page shows the reason and what to do. The reasons are:'],
          points: [
            'The ad is paused, its period has not started, or it has ended.',
            'Your balance doesn’t cover a click.',
            'Today’s budget is used up. It shows again at 00:00 WIB.',
            'The cost per click is below the minimum of your category.',
            'Your profile isn’t published, or your account is suspended.',
            'With “Spread over the day” it shows less often for a while when it is ahead of plan.',
          ],
          links: [{ to: '/dashboard/pay-per-click', label: 'Pay per Click' }],
        },
        {
          id: 'click-cost',
          heading: 'What does a click cost, and which clicks are free?',
          paragraphs: [
            'At most your cost per click. Views are free. You aren’t charged for repeated clicks by the same couple or device within {repeatHours} hours, clicks by vendors and our team, bots, links older than {tokenMinutes} minutes, and clicks after your budget or credit is used up.',
            'See what each click cost, or why it was free. You can dispute a charged click within {disputeDays} days.',
          ],
          links: [{ to: '/dashboard/pay-per-click/clicks', label: 'Clicks' }],
        },
        {
          id: 'paid-no-credit',
          heading: 'I topped up. Where is my credit?',
          paragraphs: [
            'It is added as soon as our payment partner confirms the payment, usually within seconds. If you paid after the order had expired ({orderHours} hours), our finance team refunds it. The order page shows its status.',
          ],
          links: [{ to: '/dashboard/pay-per-click/credit-history', label: 'Credit history' }],
        },
      ],
    },
    {
      heading: 'For vendors: money',
      sections: [
        {
          id: 'where-is-my-money',
          heading: 'A couple paid. Where is my money?',
          paragraphs: [
            'In your earnings, less your plan’s fee, as soon as the payment is confirmed. Each transaction is listed there with the balance after it.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Earnings' }],
        },
        {
          id: 'payout',
          heading: 'When can I request a payout, and how long does it take?',
          paragraphs: [
            'From {payoutMinimum}, once you have an approved agreement, a verified bank account, and an account holder that matches your tax name. It should arrive within {payoutDays} working days. One payout at a time; until we start it, you can cancel it.',
          ],
          links: [{ to: '/dashboard/earnings', label: 'Earnings' }],
        },
        {
          id: 'documents',
          heading: 'Which documents do I need?',
          paragraphs: [
            'Individuals: ID card and a selfie with it. Companies also: tax ID, SPPKP or non-VAT statement, deed of establishment, and NIB (or SIUP and TDP). PNG, JPG or PDF, at most {fileSize} each.',
            'If something is declined, the form shows what and why, and you only redo that part.',
          ],
          links: [{ to: '/dashboard/agreement-form', label: 'Agreement form' }],
        },
        {
          id: 'bank-account-code',
          heading: 'Why do I need a code by SMS for my bank account?',
          paragraphs: [
            'It proves that it’s you who decides where your money goes, not someone who only has your password. The code goes to the Indonesian mobile number in your profile and expires in {codeMinutes} minutes. After {codeTries} wrong codes you wait {lockMinutes} minutes.',
            'No code? Check the number in your profile, then request a new one.',
          ],
          links: [
            { to: '/dashboard/settings/bank_accounts', label: 'Bank accounts' },
            { to: '/dashboard/edit', label: 'Profile' },
          ],
        },
        {
          id: 'membership',
          heading: 'What happens when my membership ends?',
          paragraphs: [
            'We email you reminders before it ends. It is not renewed automatically: at midnight in Jakarta your plan becomes your next best membership, or Trial. Nothing you wrote is lost, and contacts you unlocked are yours to keep.',
          ],
          links: [{ to: '/dashboard/membership', label: 'Membership' }],
        },
      ],
    },
    {
      heading: 'Your account',
      sections: [
        {
          id: 'password',
          heading: 'I forgot my password',
          paragraphs: ['Request a link by email. It works once, for 30 minutes.'],
          links: [
            { to: '/account/forgot', label: 'New password for couples' },
            { to: '/login/forgot-password', label: 'New password for vendors' },
          ],
        },
        {
          id: 'delete-account',
          heading: 'How do I delete my account?',
          paragraphs: [
            'In your account settings, with your password. Your profile is hidden right away. For {daysToKeep} days you can sign in and keep the account; after that your personal data is deleted. First settle open payouts, earnings, partly paid quotations and meetings.',
          ],
          links: [
            { to: '/account', label: 'My account, for couples' },
            { to: '/dashboard/account', label: 'Account, for vendors' },
          ],
        },
        {
          id: 'become-vendor',
          heading: 'How do I list my business?',
          paragraphs: ['Tell us about your business. We read every application and email you an invitation if we accept it.'],
          links: [{ to: '/become-a-vendor', label: 'List your business' }],
        },
      ],
    },
  ],
};
