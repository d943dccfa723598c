import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  title: 'Points',
  // exchange-list.tsx
  received: 'Natanggap na',
  preparing: 'Inihahanda',
  sent: 'Naipadala na',
  pointsReturned: 'Ibinalik ang points',
  historyEmpty: 'Wala pang exchange',
  historyEmptyHint: 'Dito lalabas ang mga nakuha mo gamit ang points.',
  // exchange-sheet.tsx
  requestReceived: 'Natanggap ang request. Imemensahe ka namin kapag naipadala na ang item mo.',
  exchangedItem: '{name}: sa iyo na.',
  exchangePrice: 'I-exchange ang {price}',
  sentByStaff: 'Ipapadala namin ito at imemensahe ka namin. Kung hindi puwede, ibabalik ang points mo.',
  coinsPlaythrough: 'Kailangan ng 1× playthrough bago ma-withdraw ang coins.',
  quantity: 'Ilan',
  removeOne: 'Magbawas ng isa',
  addOne: 'Magdagdag ng isa',
  // points-page.tsx
  shop: 'Shop',
  history: 'History',
  loadingShop: 'Nilo-load ang shop',
  shopClosed: 'Sarado ang shop',
  shopClosedHint: 'Nasa account mo pa rin ang points mo.',
  yourPoints: 'Points mo',
  howToEarn: '1 point sa bawat ₱10 na kasaling taya.',
  expireOn: 'Mag-e-expire ang points mo sa {date}. Ma-e-extend ito kapag kumita o gumamit ka ng points.',
  howItWorks: 'Paano ito?',
  // shop-shelf.tsx
  exchange: 'I-exchange',
  leftThisMonth: '{left} na lang ngayong buwan',
  // shown-shop.ts
  price: '{points} points',
  priceOfOne: '1 point',
  sentToYou: 'Ipapadala sa iyo',
  pointsContent: '{points} points',
  ticketsContent: '{count} ticket',
  couponContent: '{value} coupon',
  fromVip: 'VIP {level} pataas',
  soldOutThisMonth: 'Ubos na ngayong buwan',
  limitReached: 'Naabot na ang limit',
  pointsShort: 'Kulang pa ng {points}',
  namesAndLast: '{names} at {last}',
})
