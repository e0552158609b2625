// Pay per Click: the ad's standing, credit, settings as they are, and the words that all its pages share.
export const adsEn = {
  // Terms
  cpc: 'Cost per click',
  dailyBudget: 'Daily budget',
  displayPeriod: 'Display period',
  unlimited: 'Unlimited',
  'pacing.spread': 'Spread over the day',
  'pacing.fast': 'As fast as possible',
  always: 'Always',
  alwaysFromNow: 'Always, from now',
  from: 'From {start}',
  between: '{start} to {end}',
  optional: 'optional',

  // Standing: a word, a sentence that says what is, one button
  'status.displaying': 'Active',
  'status.scheduled': 'Scheduled',
  'status.paused': 'Paused',
  'status.out_of_credit': 'Not showing',
  'status.daily_budget_reached': 'Not showing today',
  'status.ended': 'Ended',
  'status.below_minimum': 'Not showing',
  'status.vendor_not_published': 'Not showing',
  'standing.displaying': 'Your ad is showing',
  'standing.scheduled': 'Your ad starts on {date}',
  'standing.paused': 'Your ad is paused',
  'standing.out_of_credit': 'Your ad is not showing: the credit is used up',
  'standing.daily_budget_reached': 'Your ad has reached today’s budget',
  'standing.ended': 'Your ad ended on {date}',
  'standing.below_minimum': 'Your ad is not showing: the cost per click is too low',
  'standing.vendor_not_published': 'Your ad is not showing: your profile is not published',
  'why.displaying': 'Couples see it on the home page, in the vendor list and in your category. Only a valid click costs.',
  'why.held_back':
    'Its budget is spread over the day: of {budget}, {spent} are spent, more than planned by now. It shows less often until about {time}.',
  'why.held_back_unspent':
    'Its budget of {budget} is spread over the day, and few couples look at this hour. It shows more often from about {time}.',
  'why.scheduled': 'Until then it does not show and costs nothing.',
  'why.paused': 'It does not show and costs nothing until you activate it again.',
  'why.out_of_credit': 'The balance of {balance} is lower than one click at {cpc}. It shows again by itself after a top-up.',
  'why.daily_budget_reached': 'Today’s budget of {budget} is used up. It shows again on {resumes}.',
  'why.daily_budget_reached_last_day': 'Today’s budget of {budget} is used up, and today is the last day of its period.',
  'why.ended': 'Its display period is over. Choose a new period to show it again.',
  'why.below_minimum': 'The minimum for your category is {minimum} a click. Raise your cost per click and it shows again at once.',
  'why.vendor_not_published': 'Couples cannot open your profile yet. Complete it and the ad shows by itself.',
  'why.suspended': 'Your account is suspended; while it is, nothing is shown and nothing is charged.',
  'do.displaying': 'Change settings',
  'do.scheduled': 'Change settings',
  'do.paused': 'Activate',
  'do.out_of_credit': 'Top up',
  'do.daily_budget_reached': 'Raise budget',
  'do.ended': 'Show again',
  'do.below_minimum': 'Raise cost per click',
  'do.vendor_not_published': 'Complete profile',
  adSwitch: 'Ad switched on',
  paused: 'Your ad is paused. It costs nothing now.',
  activated: 'Your ad is switched on.',

  // No ad yet
  emptyTitle: 'Be seen by couples who are choosing now',
  emptyText:
    'Your card appears first on the home page, in the vendor list and in your category. You set what a click may cost and how much a day; showing is free.',
  createAds: 'Create ads',
  howItWorks: 'How it works',
  inactive: 'Inactive',

  // Credit
  balanceTitle: 'Credit balance',
  topUp: 'Top up',
  creditHistory: 'Credit history',
  lastsDays: 'Lasts about {days} days at the pace of last week',
  lastsUnknown: 'Nothing was spent in the last seven days',
  noCreditYet: '1 credit is Rp 1. It does not expire.',

  // Alerts
  'alert.credit_running_out': 'Your credit is running out. Below {cpc} the ad stops showing.',
  'alert.cpc_below_recommendation':
    'Your cost per click is below the recommended {recommended}. Ads like yours that pay it are seen more often.',
  applyRecommendation: 'Set to {recommended}',
  recommendationApplied: 'Your cost per click is now {cpc}.',

  // Settings as they are
  settingsTitle: 'Current settings',
  edit: 'Edit',
  spentToday: 'Spent today',
  leftToday: '{left} left of {budget}',
  leftTodaySpread: '{left} of {budget} left for the rest of the day',
  spentOfUnlimited: 'No daily limit',
  thirtyDaysTitle: 'The last 30 days',
  ctr: 'Click-through rate',
  ctrHelp: 'Clicks divided by how often your card was displayed.',
  averageCpc: 'Average cost per click',
  averageCpcHelp: 'Spent divided by clicks, over the last 30 days.',
  costPerLead: 'Cost per lead',
  costPerLeadHelp: 'Spent divided by leads: what it cost until a couple contacted you.',
  invalidClicks: 'Clicks not charged',
  invalidClicksHelp: 'Clicks we did not count: repeated within 24 hours, made by programs, or your own.',
  none: '–',

  // Reactivation
  reactivateTitle: 'Activate your ad again?',
  reactivateText: 'It will show with these settings. You can change the period here; cost and budget on the settings page.',
  reactivatePeriod: 'When should it show?',
  activate: 'Activate',

  // Graph
  graphTitle: 'How your ad is doing',
  statisticsPage: 'All statistics',
} as const;
