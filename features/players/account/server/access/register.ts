import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { InputOf } from '#core/contract/call.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { isElsewhere } from '#features/office/web-configuration/server/index.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { register } from '../../contract.ts'
import * as rules from '../../rules.ts'
import { reachFault } from '../../sms-reach.ts'
import type { AccountConfiguration, AccountDependencies } from '../account-dependencies.ts'
import { registrationLimits, registrationTryLimits } from '../account-limits.ts'
import { type AccountIdentity, accountIdentity } from '../account-identity.ts'
import { createPlayer } from './create-player.ts'
import { deviceOf } from '../sessions/device.ts'
import { codeFits } from './one-time-codes.ts'
import { openSession } from '../sessions/open-session.ts'
import { invalidOf, openNewPassword } from './read-password.ts'
import { typedDays } from '../typed-days.ts'

/** Registers an account in one transaction, so that nothing is ever half created. */
export const registerHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(register, async ({ input, caller, now, db }) => {
    const tries = await needs.limiter.take(registrationTryLimits(caller), now)
    if (!tries.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
    const configuration = await needs.configuration()
    const { password, fault } = await openNewPassword(needs.passwordKeys, input, {
      rules: configuration,
      ownWords: [input.account, ...typedDays(input.birthDate)],
      now,
    })
    const faults = invalidOf(caller, fault, ...formFaults(input, configuration))
    if (faults) return faults
    if (!mayRegister(input, { caller, now, configuration }, needs)) return refuse('notAllowed')

    const pace = await needs.limiter.take(registrationLimits(caller), now)
    if (!pace.ok) return refuse('registrationLimit', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const identity = accountIdentity(input, configuration)
    if (rules.needsCode(configuration) && !(await registrationCodeFits(needs, { input, identity, caller, now }))) {
      return refuse('codeWrong')
    }

    const passwordHash = await needs.passwords.hash(password, { share: addressKey(caller.ip), isKnown: false })
    return db.transaction(async (tx: Transaction) => {
      const player = await createPlayer(
        tx,
        { input, identity, passwordHash, configuration, language: caller.language, now },
        needs,
      )
      if (!player) return refuse('alreadyRegistered')
      const device = deviceOf(caller, input.phoneinfoJsonModel)
      return answer(await openSession(tx, { player, caller, device, kept: input.keepSignedIn, now }, needs))
    })
  })

type Form = InputOf<typeof register>

function formFaults(input: Form, configuration: AccountConfiguration) {
  return [
    rules.registersByMobile(configuration)
      ? numberFault(input, configuration)
      : rules.usernameFault(input.account, configuration),
    rules.codeFault(input.code, configuration),
    rules.declarationsFault(input.declarations, configuration.requiredDeclarations),
    rules.agreementsFault(input.agreements, configuration.legal),
  ]
}

/** The number must be reachable by codes even if none is required yet: it is how the player recovers the account. */
const numberFault = ({ account, countryCode }: Form, configuration: AccountConfiguration) =>
  rules.mobileFault(account, configuration) ??
  reachFault(rules.internationalMobile(countryCode, account), configuration, 'account')

type Circumstances = { readonly caller: Caller; readonly now: Instant; readonly configuration: AccountConfiguration }

function mayRegister(input: Form, { caller, now, configuration }: Circumstances, needs: AccountDependencies): boolean {
  if (!rules.isOldEnough(input.birthDate, dayOf(now))) return false
  return !isElsewhere(configuration.countryGate, needs.countryOf(caller.ip))
}

type CodeCheck = {
  readonly input: Form
  readonly identity: AccountIdentity
  readonly caller: Caller
  readonly now: Instant
}

async function registrationCodeFits(
  needs: AccountDependencies,
  { input, identity, caller, now }: CodeCheck,
): Promise<boolean> {
  const { code = '', requestId } = input
  return codeFits(needs, {
    purpose: 'register',
    mobile: identity.account,
    playerId: undefined,
    code,
    requestId,
    caller,
    now,
  })
}
