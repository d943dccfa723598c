/** What the server says about this promotion. */
export const messages = {
  title: 'Promoter tasks',
  howItWorks: 'How it works',
  everyDay:
    'Every day, share your link, bring friends who register, and get more when they qualify. Steps restart at midnight, Manila time.',
  pointsAndCoins: 'Sharing and registrations give points. Coins come only with friends who qualify.',
  step: 'Step',
  share: 'Share your link',
  registered: { one: '1 friend registered today', other: '{count} friends registered today' },
  qualified: { one: '1 friend qualified today', other: '{count} friends qualified today' },
} as const
