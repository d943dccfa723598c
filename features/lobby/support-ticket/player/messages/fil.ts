import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
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
  isComplaint: 'Reklamo ito',
  isComplaintHint:
    'I-check ito kung hindi ka masaya sa pagtrato o pag-asikaso namin. Binibilang namin ang mga reklamo at nire-report ang bilang sa regulator.',
  send: 'Ipadala',
  sent: 'Salamat. {number} ang report number mo. Banggitin ito kapag kinontak mo kami tungkol dito.',
  // report-page.tsx
  reportAProblem: 'Mag-report ng problema',
  inReview: 'Nire-review',
  answered: 'Nasagot na',
  solved: 'Naayos na',
  yourReports: 'Mga report mo',
  // report-thread-page.tsx
  report: 'Report',
  allReports: 'Lahat ng report mo',
  reportNotShown: 'Walang ganitong report',
  youReported: 'Ikaw',
  team: 'Customer service',
  handledAsComplaint: 'Inaasikaso namin ito bilang reklamo.',
  enteredForYou: 'Binuksan namin ang report na ito para sa iyo pagkatapos mo kaming kontakin.',
  messagesLabel: 'Mga mensahe',
  cannotReply: 'Naayos na ang report na ito. Kung kailangan mo pa ng tulong, magpadala ng bago.',
  // report-reply.tsx
  yourMessage: 'Mensahe mo',
  replyOpensAgain: 'Hindi pa rin ayos? Sumulat sa amin at bubuksan ulit namin ang report mo.',
  reply: 'Ipadala',
  // report-rating.tsx
  rateTitle: 'Kumusta ang tulong namin?',
})
