import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // contact-links.tsx
  contact: 'Kontakin kami',
  // live-chat.tsx
  liveChat: 'Live chat',
  liveChatFrame: 'Live chat sa customer service',
  // report-form.tsx
  aboutGame: 'Laro',
  aboutPayment: 'Deposit o withdrawal',
  aboutAccount: 'Account ko',
  aboutSafety: 'Kaligtasan ko',
  aboutOther: 'Iba pa',
  textTooShort: 'Sumulat ng hindi bababa sa {min} character.',
  topic: 'Tungkol saan ito?',
  whatHappened: 'Ano ang nangyari?',
  whatHappenedHint: 'Kailan, anong laro, magkano? Makakatulong ang anumang maaalala mo.',
  send: 'Ipadala',
  sent: 'Salamat. {number} ang report number mo. Banggitin ito kapag kinontak mo kami tungkol dito.',
  // report-page.tsx
  reportAProblem: 'Mag-report ng problema',
  inReview: 'Nire-review',
  answered: 'Nasagot na',
  closed: 'Sarado na',
  yourReports: 'Mga report mo',
  // service-icons.tsx
  customerService: 'Customer service',
  // service-page.tsx
  greeting: 'Ikuwento mo sa amin ang nangyari. Totoong tao ang nagbabasa at handang tumulong.',
  emailUs: 'Mag-email sa amin',
  limitsAndBreaks: 'Mga limit at pahinga',
  aboutUs: 'Tungkol sa amin',
  moreHelp: 'Iba pang tulong',
  helpline: 'Kapag hindi na masaya ang paglalaro',
})
