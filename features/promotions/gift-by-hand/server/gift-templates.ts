import { letterTemplate, type MessageTemplate } from '#core/message-template/message-template.ts'
import { type GiftReason, giftReasons } from '../gift-reason.ts'
import { giftWords } from './give-gift.ts'

const reasons: Readonly<Record<GiftReason, string>> = {
  fault: 'because of a fault of ours',
  delay: 'because we were late',
  agreed: 'as customer service agreed',
}
const facts = {
  en: { reward: '₱100.00', promotion: 'Daily login', about: 'day 5' },
  fil: { reward: '₱100.00', promotion: 'Araw-araw na login', about: 'day 5' },
}

/** The fixed messages about rewards that staff gives. */
export const giftTemplates: readonly MessageTemplate[] = giftReasons.map((why) =>
  letterTemplate({
    key: `giftByHand.${why}`,
    kind: 'reward',
    name: `Reward given by staff, ${reasons[why]}`,
    when: 'Two members gave a player the reward of a promotion.',
    words: (language) => giftWords({ ...facts[language], why, countsDay: true }, language),
  }),
)
