import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // contact-links.tsx
  contact: 'Kontakin kami',
  // live-chat.tsx
  liveChat: 'Live chat',
  liveChatFrame: 'Live chat sa customer service',
  // service-icons.tsx
  customerService: 'Customer service',
  // service-page.tsx
  reportAProblem: 'Mag-report ng problema',
  greeting: 'Ikuwento mo sa amin ang nangyari. Totoong tao ang nagbabasa at handang tumulong.',
  emailUs: 'Mag-email sa amin',
  limitsAndBreaks: 'Mga limit at pahinga',
  aboutUs: 'Tungkol sa amin',
  moreHelp: 'Iba pang tulong',
  helpline: 'Kapag hindi na masaya ang paglalaro',
})
