import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

type OfferTitle = { readonly title: string; readonly step: number | null }

/** An offer with its step, where it counts them. */
export const offerName = ({ title, step }: OfferTitle): string =>
  step === null ? title : formatMessage(messages.offerStep, { title, step })
