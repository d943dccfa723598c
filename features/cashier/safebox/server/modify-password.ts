import { startWithdrawalHold } from '#features/players/account/server/index.ts'
import type { InputOf } from '#core/contract/call.ts'
import { faultsIn } from '#core/contract/faults-in.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import type { Instant } from '#core/clock/instant.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { modifyPassword } from '../contract.ts'
import { safeboxTexts } from '../messages/index.ts'
import { withdrawalPasswordFault } from '../rules.ts'
import { announcePassword } from './announce-password.ts'
import { openDigits, proveWithdrawalPassword } from './prove-withdrawal-password.ts'
import type { SafeboxDependencies } from './safebox-dependencies.ts'
import { withdrawalPasswordChange, withdrawalPasswordFind } from './withdrawal-password.store.ts'

/** Changes the withdrawal password. It gives access to money, so withdrawals are on hold for a day. */
export const modifyPasswordHandler = (needs: SafeboxDependencies) =>
  handleOutsideTransaction(modifyPassword, async ({ input, identity: { playerId }, caller, now, db }) => {
    const next = await openDigits(needs, { ...input, password: input.newPassword }, now)
    const fault = withdrawalPasswordFault(next, 'newPassword')
    if (fault) return invalid(...faultsIn([fault], safeboxTexts, caller.language))
    const known = await withdrawalPasswordFind(db, playerId)
    if (known === undefined) return refuse('notSet')
    const proof = await proveOwner(needs, { input, playerId, now })
    if (proof !== 'proven') return refuse(proof)
    const { code, requestId } = input
    const second = await needs.proveCode({ playerId, code, requestId, caller, now })
    if (second !== 'proven') return refuse(second)
    if (await needs.passwords.verify(next, known.passwordHash)) return refuse('nothingToChange')

    const passwordHash = await needs.passwords.hash(next)
    return db.transaction(async (tx) => {
      await withdrawalPasswordChange(tx, { playerId, passwordHash, now })
      await startWithdrawalHold(tx, { playerId, now })
      await announcePassword(tx, { playerId, isReplaced: true, now })
      return answer({})
    })
  })

type Owner = { readonly input: InputOf<typeof modifyPassword>; readonly playerId: bigint; readonly now: Instant }

async function proveOwner(needs: SafeboxDependencies, { input: encrypted, playerId, now }: Owner) {
  if (encrypted.by === 'withdrawalPassword') return proveWithdrawalPassword(needs)({ playerId, encrypted, now })
  const proof = await needs.proveAccountPassword({ playerId, encrypted, now })
  return proof === 'wrongCredentials' ? 'wrongAccountPassword' : proof
}
