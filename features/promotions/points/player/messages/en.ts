/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  points: 'Points',
  // exchange-list.tsx
  given: 'Given',
  onItsWay: 'On its way',
  sent: 'Sent',
  pointsBack: 'Points back',
  nothingExchangedYet: 'Nothing exchanged yet',
  whatYouTakeFromThe: 'What you take from the shop is listed here.',
  // exchange-sheet.tsx
  weSendItToYou: 'We send it to you. A letter tells you when.',
  exchangedName: 'Exchanged: {name}.',
  exchangePrice: 'Exchange {price}',
  ourStaffSendsItAnd: 'Our staff sends it and writes to you. If that cannot be, your points come back.',
  coinsHaveToBeStaked: 'Coins have to be staked once before they can be withdrawn.',
  howMany: 'How many',
  oneLess: 'One less',
  oneMore: 'One more',
  // points-page.tsx
  shop: 'Shop',
  exchanged: 'Exchanged',
  openingTheShop: 'Opening the shop',
  theShopIsClosed: 'The shop is closed',
  yourPointsStayWithYou: 'Your points stay with you.',
  yourPoints: 'Your points',
  oneForEveryPeso10: 'One for every ₱10 that you play.',
  theyLastUntilDateAnd: 'They last until {date}, and longer with each that comes.',
  howItWorks: 'How it works',
  // shop-shelf.tsx
  exchange: 'Exchange',
  valueLeftThisMonth: '{value} left this month',
  // shown-shop.ts
  valuePoints: '{value} points',
  sentToYou: 'Sent to you',
  textPoints: '{text} points',
  countTickets: '{count} tickets',
  couponText: 'Coupon {text}',
  fromVipVipMin: 'From VIP {vipMin}',
  soldOutThisMonth: 'Sold out this month',
  yoursAreTaken: 'Yours are taken',
  valueMoreToGo: '{value} more to go',
} as const
