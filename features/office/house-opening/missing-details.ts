import { formatMessage } from '#core/message/format-message.ts'
import { stepMessages as messages } from './messages.ts'
import type { OpeningFacts } from './opening-facts.ts'

export function missingContacts({ supportEmail, helplinePhone }: OpeningFacts): string {
  if (supportEmail !== '') return messages.helplineMissing
  return helplinePhone === '' ? messages.emailAndHelplineMissing : messages.supportEmailMissing
}

export const missingLicence = ({ licenceNumber: number }: OpeningFacts): string =>
  number === '' ? messages.licenceMissing : formatMessage(messages.holderMissing, { number })

export function missingGames({ providers, cataloguesWaiting }: OpeningFacts): string {
  if (cataloguesWaiting > 0) return messages.gamesToReview
  return providers > 0 ? messages.gamesToArrive : messages.gamesMissing
}
