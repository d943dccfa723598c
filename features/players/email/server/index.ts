import { answer } from '#core/contract/outcome.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readEmailAddress } from '../contract.ts'
import { emailTexts as words } from '../messages/index.ts'
import { maskedAddress } from '../rules.ts'
import { confirmEmailAddressHandler, removeEmailAddressHandler } from './confirm-email-address.ts'
import { staffEmail } from './desk/staff-email.ts'
import { emailData } from './email-data.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailHousekeeping } from './email-housekeeping.ts'
import { emailJob } from './email-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { addressContext, contentContext, openAddress } from './sealed-email.ts'
import { sendEmailCodeHandler } from './send-email-code.ts'
import { registerUnsubscribe, unsubscribeEmailHandler } from './unsubscribe.ts'
import { playerEmailFind } from './store/player-email.store.ts'
import { emailTemplates } from './email-templates.ts'

/** Players' e-mail addresses, and everything that is sent to them. */
export const email = (needs: EmailDependencies): FeatureModule => ({
  name: 'email',
  player: {
    handlers: [
      readEmailAddressHandler(needs),
      sendEmailCodeHandler(needs),
      confirmEmailAddressHandler(needs),
      removeEmailAddressHandler(needs),
      unsubscribeEmailHandler(needs),
    ],
    fieldMeanings,
    refusalTexts: {
      emailUnavailable: words['email.unavailable'],
      tryLater: words['email.tryLater'],
      sameAddress: words['email.sameAddress'],
      codeWrong: words['email.codeWrong'],
      addressTaken: words['email.addressTaken'],
      noAddress: words['email.noAddress'],
      linkUnknown: words['email.linkUnknown'],
    },
  },
  desk: staffEmail(needs),
  jobs: [emailJob(needs), emailHousekeeping(needs)],
  sealed: sealedEmails,
  messageTemplates: emailTemplates,
  personalData: emailData(needs),
  register: (server) => registerUnsubscribe(server, needs),
})

const readEmailAddressHandler = ({ seal, sender }: EmailDependencies) =>
  handleOutsideTransaction(readEmailAddress, async ({ identity: { playerId }, db }) => {
    const known = await playerEmailFind(db, playerId)
    const address = known ? maskedAddress(openAddress(seal, playerId, known.sealed)) : null
    return answer({ address, isOffered: sender !== undefined })
  })

const sealedAddress = { of: 'player_id', value: { column: 'address_sealed' }, contextOf: addressContext }
const purpose = 'player-email'

const sealedEmails = [
  sealedColumn({ table: 'player_email', key: { column: 'player_id', type: 'bigint' }, ...sealedAddress, purpose }),
  sealedColumn({ table: 'email_code', key: { column: 'request_id', type: 'text' }, ...sealedAddress, purpose }),
  sealedColumn({ table: 'email_message', key: { column: 'id', type: 'bigint' }, ...sealedAddress, purpose }),
  sealedColumn({
    table: 'email_message',
    key: { column: 'id', type: 'bigint' },
    of: 'reference',
    value: { column: 'content_sealed' },
    contextOf: contentContext,
    purpose,
  }),
]

export type { EmailDependencies } from './email-dependencies.ts'
export { type EmailKind, emailKinds, maskedAddress } from '../rules.ts'
export { sampleEmailBy, sendEmailBy, type WholeEmail } from './send-email.ts'
export { playersWithEmail } from './store/player-email.store.ts'
