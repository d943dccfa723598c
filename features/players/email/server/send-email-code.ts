import { days, hours, minutes, wholeSeconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Language } from '#core/language/language.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { digitsCode } from '#platform/crypto/random.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'
import { sendEmailCode } from '../contract.ts'
import type { EmailWords } from '../email-content.ts'
import { emailTexts } from '../messages/index.ts'
import { addressFault, codeLifetime, codeResendAfter, codeTriesMax, maskedAddress, plainAddress } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { emailLetters } from './messages/index.ts'
import { sealAddress } from './sealed-email.ts'
import { sendEmailBy } from './send-email.ts'
import { emailCodeInsert } from './store/email-code.store.ts'
import { playerEmailFind } from './store/player-email.store.ts'

/** Sends a code to an address. The answer is the same whether or not the address belongs to another account. */
export const sendEmailCodeHandler = (needs: EmailDependencies) =>
  handleOutsideTransaction(sendEmailCode, async ({ input, identity: { playerId }, caller, now, db }) => {
    if (!needs.sender) return refuse('emailUnavailable')
    const fault = addressFault(input.address)
    if (fault) return invalid({ ...fault, msg: emailTexts['email.addressInvalid'][caller.language] })
    const address = plainAddress(input.address)
    const hash = addressHash(needs, address)
    if ((await playerEmailFind(db, playerId))?.hash.equals(hash)) return refuse('sameAddress')
    const pace = await needs.limiter.take(sendLimits(caller, { playerId, hash }), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })

    const code = digitsCode(6)
    const requestId = newToken().slice(0, 22)
    const expiresAt = addDuration(now, codeLifetime)
    const operator = await needs.operatorName()
    await db.transaction(async (tx) => {
      const sealed = sealAddress(needs.seal, playerId, address)
      const codeHash = emailCodeHash(needs, { requestId, code })
      const triesLeft = codeTriesMax
      await emailCodeInsert(tx, { requestId, playerId, sealed, hash, codeHash, triesLeft, now, expiresAt })
      const words = codeWords({ code, operator, language: await languageOfPlayer(tx, playerId) })
      const reference = `email-code:${requestId}`
      const email = { playerId, kind: 'addressCode', reference, words, to: address, now, endsAt: expiresAt } as const
      await sendEmailBy(needs)(tx, email)
    })
    const resendSeconds = wholeSeconds(codeResendAfter)
    return answer({ requestId, address: maskedAddress(address), resendSeconds, expireAt: expiresAt })
  })

const addressHash = ({ hashToken }: Pick<EmailDependencies, 'hashToken'>, address: string): Buffer =>
  hashToken(`email:${address}`)

export const emailCodeHash = (
  { hashToken }: Pick<EmailDependencies, 'hashToken'>,
  { requestId, code }: { readonly requestId: string; readonly code: string },
): Buffer => hashToken(`email-code:${requestId}:${code}`)

type Recipient = { readonly playerId: bigint; readonly hash: Buffer }

/** Nobody fills a stranger's mailbox: an address gets five codes a day, whoever asks for them. */
const sendLimits = (caller: Caller, { playerId, hash }: Recipient): Limit[] => [
  { name: 'emailCodeResend', key: String(playerId), max: 1, window: codeResendAfter },
  { name: 'emailCodePerPlayer', key: String(playerId), max: 5, window: hours(1) },
  { name: 'emailCodePerPlayerDay', key: String(playerId), max: 10, window: days(1) },
  { name: 'emailCodePerMailbox', key: hash.toString('base64url'), max: 5, window: days(1) },
  { name: 'emailCodePerAddress', key: addressKey(caller.ip), max: 300, window: hours(1) },
]

export const tryLimits = (playerId: bigint): Limit[] => [
  { name: 'emailCodeTry', key: String(playerId), max: 30, window: minutes(60) },
]

export function codeWords({
  code,
  operator,
  language,
}: {
  readonly code: string
  readonly operator: string
  readonly language: Language
}): EmailWords {
  return {
    language,
    title: emailLetters.codeTitle[language],
    paragraphs: [formatMessage(emailLetters.code[language], { operator }), emailLetters.codeLasts[language]],
    code,
    reason: `${formatMessage(emailLetters.codeReason[language], { operator })} ${emailLetters.codeNotYou[language]}`,
  }
}
