import { wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { resetPassword } from '../../contract.ts'
import { accountName } from '../../rules.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { passwordFailures, signInLimits } from '../account-limits.ts'
import { codeFits } from './one-time-codes.ts'
import { playerFindByAccount, type PlayerRow } from '../store/player.store.ts'
import { invalidOf, openNewPassword } from './read-password.ts'
import { setPassword } from './set-password.ts'

/** Sets a new password by a code. An unknown account gets the same refusal as a wrong code. */
export const resetPasswordHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(resetPassword, async ({ input, caller, now, db }) => {
    const pace = await needs.limiter.take(signInLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const { password, fault } = await openNewPassword(needs.passwordKeys, input, {
      rules: await needs.configuration(),
      ownWords: [input.account],
      now,
    })
    const faults = invalidOf(caller, fault)
    if (faults) return faults

    const { account, mobile } = accountName(input.countryCode, input.account)
    const { code, requestId } = input
    const fits = await codeFits(needs, { purpose: 'forget', mobile, playerId: undefined, code, requestId, caller, now })
    const player = await playerFindByAccount(db, { account, mobile })
    const passwordHash = await needs.passwords.hash(password, { share: addressKey(caller.ip), isKnown: false })
    if (!fits || !player) return refuse('codeWrong')

    await needs.limiter.reset(locksOf(player))
    return db.transaction(async (tx) => {
      await setPassword(tx, { playerId: player.id, passwordHash, now })
      // Whoever took over the account may have added one.
      await needs.passkeys.forget(tx, { playerId: player.id, now })
      return answer({})
    })
  })

/** A player has a lock for each name they can sign in with. */
const locksOf = ({ account, mobile }: PlayerRow) =>
  [...new Set([account, ...(mobile === null ? [] : [mobile])])].map(passwordFailures)
