import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // email-page.tsx
  emailAddress: 'Email address',
  lead: 'Optional ang email address mo. Ginagamit namin ito para sabihan ka tungkol sa pera mo at sa kaligtasan ng account mo. May promo lang sa email kung io-on mo sa profile mo.',
  notOffered: 'Wala pang email dito',
  notOfferedBody:
    'Hindi kami makapagpadala ng email, kaya hindi ka makapagdagdag ng address. Nasa inbox mo ang lahat ng sasabihin namin.',
  notOfferedKept:
    'Hindi kami makapagpadala ng email ngayon. Nananatili ang address mo, at nasa inbox mo ang lahat ng sasabihin namin.',
  verified: 'Verified',
  whatWeSend:
    'Palagi ka naming ini-email tungkol sa pera mo at sa kaligtasan ng account mo. Ikaw ang pipili ng iba pa sa Notifications sa profile mo.',
  changeAddress: 'Palitan ang address',
  removeAddress: 'Alisin ang address',
  // address-form.tsx
  newAddress: 'Bagong email address',
  addressPlaceholder: 'maria@example.ph',
  sendCode: 'Ipadala ang code',
  sendAgain: 'Ipadala ulit',
  resendIn: 'Ipadala ulit ({seconds}s)',
  code: 'Code',
  codeSent: 'Nagpadala kami ng code sa {address}. Valid ito nang 15 minuto. Tingnan din ang spam folder mo.',
  addAddress: 'Idagdag ang address na ito',
  saveAddress: 'Palitan ng address na ito',
  cancel: 'Kanselahin',
  // use-address-form.ts
  codeMissing: 'Ilagay ang 6-digit code mula sa email.',
  addressAdded: 'Naidagdag ang email address.',
  addressChanged: 'Napalitan ang email address. Sinabihan din namin ang luma mong address.',
  // remove-address-sheet.tsx
  removeLead:
    'Hindi na kami magpapadala ng email sa {address}, at sasabihan namin ang address na iyon na inalis ito. Nasa inbox mo pa rin ang lahat.',
  addressRemoved: 'Inalis ang email address.',
  // unsubscribe-page.tsx
  stopEmails: 'Itigil ang mga email na ito?',
  stopLead:
    'Hindi ka na namin ie-email tungkol dito. Nasa inbox mo pa rin ang lahat, at ie-email ka pa rin namin tungkol sa pera mo at sa kaligtasan ng account mo.',
  stop: 'Itigil ang mga email na ito',
  stopped: 'Hindi mo na matatanggap ang mga email na ito',
  stoppedIdentityDecided: 'Hindi na namin ie-email ang resulta ng ID check mo.',
  stoppedSupportWrote: 'Hindi ka na namin ie-email tungkol sa mga mensahe mula sa customer service.',
  stoppedChatAnswered: 'Hindi ka na namin ie-email tungkol sa mga sagot sa chat.',
  stoppedPromos: 'Binawi mo na ang pahintulot mo, kaya wala ka nang matatanggap na promo sa email. Epektibo ito agad.',
  backOn: 'Puwede mo ulit i-on sa profile mo.',
  notStopped: 'Walang pinatay',
})
