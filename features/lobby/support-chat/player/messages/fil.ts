import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // support-chat-row.tsx
  chatWithUs: 'Mag-chat sa amin',
  logInToChat: 'Mag-log in para maka-chat ang team namin.',
  newAnswer: 'May bagong sagot',
  // support-chat-page.tsx
  liveChat: 'Live chat',
  notOffered: 'Hindi available ang chat ngayon',
  notOfferedNext: 'Pumili ng ibang paraan para makontak kami.',
  otherWays: 'Customer service',
  waitingForMember: 'Natanggap na namin ang mensahe mo. May kukuha ng chat mo mula sa team namin.',
  ahead: 'Mga chat na nauna sa iyo: {count}.',
  chattingWith: 'Ka-chat mo si {agent}.',
  ended: 'Tapos na ang chat na ito. Nasa {inbox} mo ang buong usapan.',
  inbox: 'inbox',
  endChat: 'Tapusin ang chat',
  endTitle: 'Tapusin ang chat na ito?',
  endBody: 'Ipapadala namin sa inbox mo ang buong chat. Puwede kang magsimula ng bago anumang oras.',
  keepChatting: 'Ituloy ang chat',
  // desk-line.tsx
  hereNow: 'Nandito ang team namin ngayon.',
  awayNow: 'Walang tao sa desk ngayon. Sumulat ka pa rin: dito lalabas ang sagot namin.',
  closedNow: 'Sarado kami ngayon. Sumulat ka pa rin: sasagot kami dito pagbalik namin.',
  openAlways: 'Bukas araw-araw, 24 oras',
  openEveryDay: 'Bukas araw-araw, {from} hanggang {until} (Manila time)',
  hoursEveryDay: 'Oras: araw-araw, {from} hanggang {until} (Manila time)',
  hoursOn: 'Oras: {days}, {from} hanggang {until} (Manila time)',
  awayShort: 'Mag-iwan ng mensahe, at basahin ang sagot namin sa chat.',
  openOn: 'Bukas tuwing {days}, {from} hanggang {until} (Manila time)',
  monday: 'Lun',
  tuesday: 'Mar',
  wednesday: 'Miy',
  thursday: 'Huw',
  friday: 'Biy',
  saturday: 'Sab',
  sunday: 'Lin',
  midnight: 'hatinggabi',
  // chat-messages.tsx
  messagesLabel: 'Mga mensahe',
  you: 'Ikaw',
  firstMessage: 'Paano kami makakatulong? Ikuwento ang nangyari, kasama ang petsa at halaga kung tungkol sa pera.',
  neverSecrets: 'Hindi namin kailanman hihingin ang password, PIN o mga code mo. Huwag ipadala ang mga ito dito.',
  yourPhoto: 'Photo na ipinadala mo, {time}',
  showPhoto: 'Ipakita ang photo',
  // chat-composer.tsx
  yourMessage: 'Mensahe mo',
  writeMessage: 'Sumulat ng mensahe',
  send: 'Ipadala',
  sendPhoto: 'Magpadala ng photo',
  photoTooLarge: 'Masyadong malaki ang photo. Pumili ng hanggang 4 MB.',
  // chat-rating.tsx
  rateTitle: 'Kumusta ang serbisyo namin?',
  stars: '{count} star',
  thanks: 'Salamat. {count} star ang ibinigay mo.',
})
