import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import { answer, type OutcomeOf, refuse } from '#core/contract/outcome.ts'
import type { Database } from '#platform/db/database.ts'
import type { Caller, Identity } from '#platform/http/caller.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { sendCode } from '../../contract.ts'
import { internationalMobile, maskedMobile, mobileFault } from '../../rules.ts'
import { reachFault, regionOf } from '../../sms-reach.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { codeSendLimits } from '../account-limits.ts'
import { codeText } from './code-text.ts'
import type { CodePurpose } from '../store/one-time-code.store.ts'
import { codeResendAfter, createCode } from './one-time-codes.ts'
import { playerFind, playerFindByAccount, playerMobileIsTaken, type PlayerRow } from '../store/player.store.ts'
import { invalidOf } from './read-password.ts'
import { scheduleSms } from '#platform/notifications/sms.ts'

/** Sends a one-time code. Answer and timing are the same for known and unknown numbers. */
export const sendCodeHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(sendCode, async ({ input, identity, caller, now, db }) => {
    if (!needs.sms) return refuse('codeUnavailable')
    const purpose = purposeOfType[input.type]
    if (purpose === 'register' || purpose === 'forget')
      return sendTo(db, { purpose, ...(await givenNumber(input, { caller, needs })) }, { caller, now, needs })
    return sendToPlayer(db, { input, purpose, identity }, { caller, now, needs })
  })

const purposeOfType = { 0: 'register', 1: 'forget', 2: 'bind', 3: 'stepUp' } as const

type Circumstances = { readonly caller: Caller; readonly now: Instant; readonly needs: AccountDependencies }
type Input = InputOf<typeof sendCode>
type Outcome = OutcomeOf<typeof sendCode>

type OwnCode = { readonly input: Input; readonly purpose: 'bind' | 'stepUp'; readonly identity: Identity | undefined }

/** Codes to bind a number, or to prove the bound one, are for the signed-in player. */
async function sendToPlayer(
  db: Database,
  { input, purpose, identity }: OwnCode,
  around: Circumstances,
): Promise<Outcome> {
  const player = identity && (await playerFind(db, identity.playerId))
  if (!player) return refuse('signInNeeded')
  if (purpose === 'bind') {
    if (player.mobile) return refuse('alreadyBound')
    return sendTo(db, { purpose, player, ...(await givenNumber(input, around)) }, around)
  }
  return player.mobile ? sendTo(db, { purpose, player, mobile: player.mobile }, around) : refuse('mobileNeeded')
}

type CodeRecipient = {
  readonly purpose: CodePurpose
  readonly mobile: string
  readonly player?: PlayerRow
  readonly fault?: ReturnType<typeof invalidOf>
}

async function givenNumber(
  input: Input,
  { caller, needs }: Pick<Circumstances, 'caller' | 'needs'>,
): Promise<Pick<CodeRecipient, 'mobile' | 'fault'>> {
  const typed = input.mobile ?? ''
  const configuration = await needs.configuration()
  const mobile = internationalMobile(input.countryCode, typed)
  const fault = mobileFault(typed, configuration, 'mobile') ?? reachFault(mobile, configuration, 'mobile')
  return { mobile, fault: invalidOf(caller, fault) }
}

async function sendTo(db: Database, to: CodeRecipient, { caller, now, needs }: Circumstances): Promise<Outcome> {
  if (to.fault) return to.fault
  const { operatorName, smsNumbersAbroad, smsPerHourMax: perHourMax } = await needs.configuration()
  const { purpose, mobile, player } = to
  const region = regionOf(mobile, smsNumbersAbroad)
  const sending = { caller, purpose, mobile, playerId: player?.id, region, perHourMax }
  const pace = await needs.limiter.take(codeSendLimits(sending), now)
  if (!pace.ok) {
    needs.noteHeldBack({ limit: pace.limit.name, purpose, region })
    return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
  }

  const real = await mayExist(db, to)
  const { requestId, expiresAt } = await db.transaction(async (tx) => {
    const request = await createCode(tx, { purpose, mobile, playerId: player?.id, real, now }, needs)
    const text = codeText({ purpose, real, code: request.code, operatorName, language: caller.language })
    // A job sends the message, so that the answer neither waits for nor reveals anything about the SMS service.
    await scheduleSms(tx, { to: mobile, text, reference: request.requestId }, { seal: needs.seal, now })
    return request
  })
  return answer({
    requestId,
    resendSeconds: wholeSeconds(codeResendAfter),
    expireAt: expiresAt,
    mobile: maskedMobile(mobile),
  })
}

/** A code that must not exist is still recorded, answered and announced to the number's owner; nothing matches it. */
async function mayExist(db: Database, { purpose, mobile }: CodeRecipient): Promise<boolean> {
  if (purpose === 'register') return !(await playerMobileIsTaken(db, mobile))
  if (purpose === 'forget') return (await playerFindByAccount(db, { account: mobile, mobile })) !== undefined
  return true
}
