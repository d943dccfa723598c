import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts, loss-relief-page.tsx
  title: 'Loss relief',
  // loss-relief-page.tsx
  pageLead: 'Ubos na ang coins? Puwedeng i-claim pabalik ang bahagi ng natalo mo ngayong araw.',
  packAvailableFor: 'Available pa ang pack nang',
  hasCoins: 'May coins ka pa',
  hasCoinsHint: 'Kapag naging zero ang balance mo, puwede kang mag-claim ng loss relief dito.',
  inSafebox: 'May coins ka pa sa safebox',
  inSafeboxHint: 'Kapag zero ang balance at safebox mo, puwede kang mag-claim ng loss relief dito.',
  pendingMoney: 'May bukas kang taya o withdrawal',
  neverDeposited: 'Gawin ang unang deposit mo',
  neverDepositedHint: 'Pagkatapos nito, puwede kang mag-claim ng loss relief kapag naging zero ang balance mo.',
  closedAtNight: 'Sarado ang loss relief sa gabi',
  closedAtNightHint: 'Magbubukas ulit nang 6:00 AM, Manila time.',
  weekUsed: 'Nagamit mo na ang loss relief ngayong linggo',
  partOfLosses: 'Bahagi ng natalo ngayong araw',
  noLosses: 'Wala kang talo ngayong araw kaya walang mai-claim.',
  pack: 'Loss relief pack',
  packContent: 'Mag-deposit ng {price} na magagamit sa laro, at makukuha mo rin ang:',
  packBought: 'Nakuha mo na ang pack. Nasa balance mo na ang bonus.',
  getItForPrice: 'Kunin sa {price}',
  weekFoot: 'May {left} ka pa sa {perWeek} ngayong linggo. Maglaro lang gamit ang perang kaya mong mawala. {limits}',
  limitsAndBreaks: 'Mga limit at pahinga',
  weekUsedFoot: 'Nagamit mo na lahat ngayong linggo. Maglaro lang gamit ang perang kaya mong mawala. {limits}',
  pendingMoneyHint: 'Bumalik kapag tapos na ang taya o withdrawal mo.',
  otherRewards: 'Tingnan ang ibang reward',
  openSafebox: 'Buksan ang safebox',
  openWallet: 'Buksan ang wallet',
  deposit: 'Mag-deposit',
  weekUsedHint: 'Magre-reset ito sa Lunes, 12:00 AM, Manila time.',
  // entry.ts
  lead: 'I-claim pabalik ang bahagi ng natalo ngayon',
})
