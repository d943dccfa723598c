import type { LocalText } from '#core/message/local-text.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'

type Wording = Readonly<Record<MarketingChannel, LocalText>>

/**
 * What players read when they consent. A consent names its version, so that it can be proven what was agreed to: a change of a word
 * is a new version at the end, and the earlier ones stay.
 */
export const wordings: readonly Wording[] = [
  {
    email: {
      en: 'Email me promos, gifts and offers. I can stop them at any time here, or with the link in each email.',
      fil: 'I-email sa akin ang mga promo, gift at offer. Puwede ko itong itigil kahit kailan dito, o sa link sa bawat email.',
    },
    sms: {
      en: 'Text me (SMS) promos, gifts and offers. I can stop them at any time here.',
      fil: 'I-text sa akin (SMS) ang mga promo, gift at offer. Puwede ko itong itigil kahit kailan dito.',
    },
    push: {
      en: 'Send promos, gifts and offers as notifications to my devices. I can stop them at any time here.',
      fil: 'I-notify ang mga device ko ng mga promo, gift at offer. Puwede ko itong itigil kahit kailan dito.',
    },
  },
]

/** The version that is shown now, counted from 1. */
export const currentWording = wordings.length

export function wordingText(version: number, channel: MarketingChannel): LocalText {
  const wording = wordings[version - 1]
  if (wording === undefined) throw new RangeError(`there is no wording ${version}`)
  return wording[channel]
}
