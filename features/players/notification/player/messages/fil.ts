import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // notification-card.tsx
  notifications: 'Notifications sa device na ito',
  lead: 'Balita tungkol sa pera at account mo, at mga round na natapos habang wala ka. Walang promo, at tahimik mula 10 PM hanggang 7 AM.',
  on: 'On',
  off: 'Off',
  homeScreenFirst: 'Sa iPhone, idagdag muna ang page na ito sa home screen, saka i-on sa app.',
  notSupported: 'Hindi kaya ng browser na ito ang notifications. Makikita mo pa rin ang lahat sa inbox at records mo.',
  blocked: 'Naka-block ang notifications. Payagan sa settings ng phone o browser, saka bumalik dito.',
  // choice-list.tsx
  onAllDevices: 'Sa lahat ng device ko, i-notify ako tungkol sa',
  paidOut: 'Nabayarang withdrawal',
  identityDecided: 'Resulta ng ID check ko',
  limitReached: 'Naabot kong limit',
  securityChanged: 'Mga bagong device, at pagbabago sa login o payout account ko',
  supportWrote: 'Mensahe mula sa customer service',
  chatAnswered: 'Sagot sa chat habang wala ako',
  roundEnded: 'Round na natapos habang wala ako',
  pushReason: 'Palagi naming ipinapadala ang tungkol sa mga limit at seguridad mo dahil kailangan ito ng account mo.',
  byText: 'I-text din ako (SMS) tungkol sa',
  newDevice: 'Login mula sa bagong device',
  passwordChanged: 'Binagong password',
  mobileRemoved: 'Inalis na mobile number',
  bankAccount: 'Idinagdag o binagong bank account',
  withdrawalPassword: 'Bagong withdrawal password',
  accountClosed: 'Isinarang account',
  passkey: 'Idinagdag o inalis na passkey',
  textReason:
    'Palagi ka naming tine-text kapag nabago kung sino ang makakapag-log in o kung saan napupunta ang pera mo. Nasa inbox mo rin ang bawat mensahe tungkol sa security.',
  byEmail: 'I-email din ako tungkol sa',
  securityMessages: 'Mga mensahe sa seguridad',
  emailReason:
    'Palagi ka naming ini-email tungkol sa pera mo at sa kaligtasan ng account mo. Puwede mong i-on at i-off ang iba.',
  noEmail: 'Wala pang email address ang account mo. Magdagdag sa Security para matanggap ang mga ito.',
  always: 'Palaging on',
  loadAgain: 'Subukan ulit',
  // use-notifications.ts
  notAllowed: 'Hindi pinayagan ang notifications sa device na ito, kaya naka-off pa rin.',
  noService: 'Hindi maabot ang notification service ng browser mo. Subukan ulit mamaya.',
  turnedOn: 'Naka-on na ang notifications.',
  turnedOff: 'Naka-off na ang notifications.',
})
