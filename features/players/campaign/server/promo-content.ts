import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { ChannelStep } from '../graph.ts'
import { paragraphsOf } from '../paragraphs-of.ts'
import type { House, PromoWords } from './campaign-channels.ts'
import { campaignTexts as texts } from './messages/index.ts'

type StepOf<Channel> = Extract<ChannelStep, { kind: Channel }>

const home = '/lobby/home'

/** What a step says by each channel, to players, in previews and in tests alike. */
export const promoEmailWords = (step: StepOf<'email'>, language: Language, house: House): PromoWords => ({
  language,
  title: step.title[language],
  paragraphs: paragraphsOf(step.body[language]),
  action: {
    label: formatMessage(texts.openLobby[language], { operator: house.operator }),
    url: `${house.publicUrl}${home}`,
  },
})

export const promoSmsText = ({ body }: StepOf<'sms'>, language: Language, { operator }: House): string =>
  formatMessage(texts.smsText[language], { operator, text: body[language] })

export const promoPushView = ({ title, body }: StepOf<'push'>, language: Language) => ({
  title: title[language],
  body: body[language],
  path: home,
})
