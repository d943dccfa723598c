import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { wholeSeconds } from '#core/clock/duration.ts'
import { checkCode } from '../../contract.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { accountIdentity } from '../account-identity.ts'
import { registrationTryLimits } from '../account-limits.ts'
import { codeIsRight } from './one-time-codes.ts'

/** Tells a player in the first step of the registration whether the code is right. */
export const checkCodeHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(checkCode, async ({ input, caller, now }) => {
    const tries = await needs.limiter.take(registrationTryLimits(caller), now)
    if (!tries.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
    const { account: mobile } = accountIdentity(input, await needs.configuration())
    const { code, requestId } = input
    const isRight = await codeIsRight(needs, {
      purpose: 'register',
      mobile,
      playerId: undefined,
      code,
      requestId,
      caller,
      now,
    })
    return isRight ? answer({}) : refuse('codeWrong')
  })
