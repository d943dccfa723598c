import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // bank-view.tsx
  bank: 'Bangko',
  bankCode: 'Bank code',
  accountName: 'Account name',
  accountNumber: 'Account number',
  amount: 'Amount',
  transferNote: 'Note sa transfer',
  checkAccountWarning:
    'I-check ang account bago ang bawat transfer, kahit nagamit mo na ito. Puwede itong magbago, at hindi namin pananagutan ang perang ipinadala sa lumang account.',
  transferExactly:
    'Magpadala ng eksaktong {amount} mula sa account na nasa pangalan mo, at ilagay ang order ID sa note. Kung wala ito, hindi namin malalamang sa iyo ang transfer.',
  // ask-provider.tsx
  notArrivedYet:
    'Hindi pa dumarating ang bayad mo. Patuloy naming chine-check, at magbabago ang screen na ito pagdating nito.',
  // bonus-choice.tsx
  whatYouGet: 'Ang makukuha mo',
  amountToSee: 'Maglagay ng halagang pasok sa limit para makita ang makukuha mo.',
  youPayYouGet: 'Magbabayad ka ng {amount}, makakakuha ka ng {total}',
  bonus: 'Bonus',
  noBonus: 'Walang bonus',
  bonusOf: '+{bonus} · {offer}',
  bonusPlaythrough: '{offer}: {times}× playthrough sa {bonus}.',
  repaidFirst: '{repaid} ng deposit na ito ang pambayad sa payment na binawi ng bangko mo.',
  offerStaysOpen: 'Bukas pa ang {offer} hanggang {time}.',
  choiceGone:
    'Hindi na available ang napili mong bonus. Walang kinuhang pera. Tingnan kung ano ang makukuha mo ngayon.',
  // failure-notice.tsx
  limitOfDay: '{limit} ang limit mo kada araw, at {left} na lang ang natitira. Kasama ang hindi pa bayad na deposit.',
  limitOfWeek:
    '{limit} ang limit mo kada linggo, at {left} na lang ang natitira. Kasama ang hindi pa bayad na deposit.',
  limitOfMonth:
    '{limit} ang limit mo kada buwan, at {left} na lang ang natitira. Kasama ang hindi pa bayad na deposit.',
  // missed-offers.tsx
  offerWouldEnd:
    '{offer}: mag-deposit ng {need} o higit pa para makuha ang {reward}. Kung mas maliit ang unang deposit mo, matatapos ang offer na ito.',
  offerNeeds: '{offer}: mag-deposit ng {need} o higit pa para makuha ang {reward}.',
  depositInstead: 'Mag-deposit ng {need}',
  alsoWithThisDeposit: 'Kasama sa deposit na ito',
  giftToClaim: '{offer}: {reward}. I-claim sa Rewards pagdating ng deposit mo.',
  giftAfterPlaythrough: '{offer}: {reward}. I-claim sa Rewards pagkatapos ng playthrough ng deposit.',
  // use-quote.ts
  offerStep: '{title}, step {step}',
  // deposit-form.tsx
  amountRange: '{amountMin} hanggang {amountMax}',
  depositAnotherAmount: 'Ibang halaga ang i-deposit',
  depositTerms: 'Walang fee. Itaya muna nang isang beses ang deposit bago i-withdraw (1× playthrough).',
  deposit: 'Mag-deposit',
  depositAmount: 'Mag-deposit ng {amount}',
  depositsUnavailable: 'Hindi muna available ang deposit',
  allMethodsDown:
    'Down ang lahat ng paraan ng pagbabayad ngayon. Chine-check namin ulit kada 30 segundo. Ligtas ang balance mo.',
  enterAmount: 'Maglagay ng halaga sa piso, mula {amountMin} hanggang {amountMax}.',
  minimumDeposit: '{amountMin} ang minimum na deposit. Maglagay ng {amountMin} hanggang {amountMax}.',
  maximumDeposit: '{amountMax} ang maximum na deposit. Maglagay ng {amountMin} hanggang {amountMax}.',
  offerPrice: 'Ito ang presyo ng napili mong offer. {anotherAmount}',
  // deposit-page.tsx
  noPaymentMethods: 'Walang available na paraan ng pagbabayad',
  tryAgainLater: 'Subukan ulit mamaya. Ligtas ang balance mo.',
  // deposit-records-page.tsx
  depositRecords: 'Deposit records',
  olderDeposits: 'Mas lumang deposit',
  newerDeposits: 'Mas bagong deposit',
  noDepositsYet: 'Wala pang deposit',
  noDepositsHint: 'Dito mo makikita ang mga deposit mo at ang status nila.',
  loadingDeposits: 'Nilo-load ang mga deposit mo',
  depositDetails: 'Detalye ng deposit',
  // deposit-details.tsx
  wasAdded: 'Naidagdag ito sa balance mo.',
  wasAddedWithBonus: 'Naidagdag ito sa balance mo, kasama ang bonus na {bonus}.',
  contactCustomerService: 'Kontakin ang customer service',
  // deposit-row.tsx
  starting: 'Sinisimulan',
  unpaid: 'Hindi pa bayad',
  received: 'Natanggap',
  failed: 'Hindi natuloy',
  expired: 'Expired',
  refunding: 'Nire-refund',
  refunded: 'Na-refund',
  reversed: 'Binawi',
  checking: 'Chine-check',
  depositOf: 'Deposit na {amount}',
  payBy: 'bayaran bago ang {time}',
  transferAwaited: 'hinahanap namin ang transfer mo',
  // skeleton/deposit-skeleton.tsx
  loadingMethods: 'Nilo-load ang mga paraan ng pagbabayad',
  // open-deposits.tsx
  depositRecordsHint: 'Lahat ng deposit mo at status nila',
  unpaidDeposits: 'Hindi pa bayad na deposit',
  viewAll: 'Tingnan lahat',
  // order-clock.tsx
  timeLeftToPay: 'Natitirang oras para magbayad',
  leftToPay: 'para magbayad',
  channelAndBonus: '{channel} · may {bonus} na bonus',
  // paid-report.tsx
  receiptTooLarge: 'Lampas 4 MB ang picture. Sapat na ang screenshot.',
  paymentReported: 'Salamat. Chine-check na namin ang transfer mo at idadagdag ito sa balance mo pagdating.',
  addReceipt: 'Maglagay ng photo ng resibo (optional)',
  iHavePaid: 'Nagbayad na ako',
  // payment-end.tsx
  paymentFailed: 'Hindi natuloy ang bayad',
  paymentExpired: 'Tapos na ang oras para magbayad',
  tryAgain: 'Subukan ulit',
  paymentFailedHint:
    'Walang naidagdag sa balance mo. Kung may nabawas na pera sa account mo, idadagdag namin ito sa balance mo pagdating nito sa amin.',
  paymentExpiredHint:
    'Hindi na mababayaran ang order na ito. Kung nagbayad ka na, idadagdag namin ang pera sa balance mo pagdating sa amin.',
  refundOnItsWay: 'Papunta na ang refund mo',
  refundingHint: 'Ibinabalik namin ang deposit na ito sa account na pinanggalingan ng bayad.',
  depositRefunded: 'Na-refund ang deposit',
  depositRefundedHint: 'Ibinalik namin ang deposit na ito sa account na pinanggalingan ng bayad.',
  paymentReversed: 'Binawi ang bayad',
  paymentReversedHint: 'Binawi ng bangko o e-wallet mo ang bayad na ito. Matutulungan ka ng customer service.',
  done: 'Tapos',
  amountReceived: 'Natanggap ang {arrived}',
  play: 'Maglaro',
  backToGame: 'Bumalik sa laro',
  addedWithBonus: 'Nasa balance mo na ito, kasama ang bonus na {bonus}.',
  bonusMissing:
    'Nasa balance mo na ito. Hindi naidagdag ang bonus na {promised}: binago ng ibang deposit o withdrawal ang offer bago dumating ang bayad na ito.',
  addedToBalance: 'Nasa balance mo na ito.',
  otherAmountArrived: '{amount} ang order mo. Idinagdag namin sa balance mo ang natanggap naming halaga.',
  yourBalance: 'Balance mo',
  // payment-page-view.tsx
  paymentPage: 'Payment page ng {channel}',
  openInNewTab: 'Buksan sa bagong tab',
  orderId: 'Order ID',
  // payment-sheet.tsx
  orderStaysOpen: 'Bukas ang order mo hanggang matapos ang oras nito. Makikita mo ito sa Deposit page.',
  // qr-view.tsx
  paymentQrCode: 'QR code ng bayad',
  saveToPhotos: 'I-save sa photos',
  saveQrStep: 'I-save ang QR code o i-screenshot ito.',
  scanQrStep: 'Buksan ang app ng bangko o e-wallet mo, piliin ang “Scan QR”, at i-upload ang picture mula sa photos.',
  scanScreenStep:
    'Buksan ang app ng bangko o e-wallet sa phone mo, piliin ang “Scan QR”, at itapat ito sa screen na ito.',
  payWithinStep: 'Magbayad sa loob ng {count} minuto, kung hindi ay mawawalan ng bisa ang order.',
  scanWithYourPhone: 'I-scan gamit ang phone mo',
  payOnThisDevice: 'Magbayad sa device na ito',
  createdAt: 'Ginawa noong {time}',
  // quick-amounts.tsx
  quickAmounts: 'Mabilisang halaga',
  // use-deposit.ts
  offline:
    'Walang connection. Hindi nagsimula ang deposit mo, at walang kinuhang pera. Subukan ulit kapag online ka na.',
  timeout: 'Masyadong matagal. Walang kinuhang pera. Tingnan muna ang mga hindi pa bayad na deposit sa ibaba.',
  addAccount: 'Magdagdag ng account',
  limitsAndBreaks: 'Mga limit at pahinga',
  verifyIdentity: 'I-verify ang identity mo',
  identityFirst: 'Makakapag-deposit ka kapag verified na ang identity mo.',
  yourLimits: 'Mga limit mo',
})
