/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  title: 'Points',
  // exchange-list.tsx
  received: 'Received',
  preparing: 'Preparing',
  sent: 'Sent',
  pointsReturned: 'Points returned',
  historyEmpty: 'No exchanges yet',
  historyEmptyHint: 'Items you get with your points will appear here.',
  // exchange-sheet.tsx
  requestReceived: 'Request received. We’ll message you when your item is sent.',
  exchangedItem: '{name}: it’s yours.',
  exchangePrice: 'Exchange {price}',
  sentByStaff: 'We’ll send it to you and message you about it. If we can’t, you’ll get your points back.',
  coinsPlaythrough: 'Coins need 1× playthrough before you can withdraw them.',
  quantity: 'Quantity',
  removeOne: 'Remove one',
  addOne: 'Add one',
  // points-page.tsx
  shop: 'Shop',
  history: 'History',
  loadingShop: 'Loading shop',
  shopClosed: 'The shop is closed',
  shopClosedHint: 'Your points stay in your account.',
  yourPoints: 'Your points',
  howToEarn: 'Earn 1 point for every ₱10 in eligible bets.',
  expireOn: 'Your points expire on {date}. Earn or exchange points to extend this.',
  howItWorks: 'How it works',
  // shop-shelf.tsx
  exchange: 'Exchange',
  leftThisMonth: '{left} left this month',
  // shown-shop.ts
  price: '{points} points',
  priceOfOne: '1 point',
  sentToYou: 'Sent to you',
  pointsContent: '{points} points',
  ticketsContent: { one: '1 ticket', other: '{count} tickets' },
  couponContent: '{value} coupon',
  fromVip: 'VIP {level} and up',
  soldOutThisMonth: 'Sold out this month',
  limitReached: 'Limit reached',
  pointsShort: 'You need {points} more',
  namesAndLast: '{names} and {last}',
} as const
