import { faultsIn } from '#core/contract/faults-in.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { initPassword } from '../contract.ts'
import { safeboxTexts } from '../messages/index.ts'
import { withdrawalPasswordFault } from '../rules.ts'
import { announcePassword } from './announce-password.ts'
import { openDigits } from './prove-withdrawal-password.ts'
import type { SafeboxDependencies } from './safebox-dependencies.ts'
import { withdrawalPasswordFind, withdrawalPasswordInsert } from './withdrawal-password.store.ts'

export const initPasswordHandler = (needs: SafeboxDependencies) =>
  handleOutsideTransaction(initPassword, async ({ input, identity: { playerId }, caller, now, db }) => {
    const password = await openDigits(needs, input, now)
    const fault = withdrawalPasswordFault(password)
    if (fault) return invalid(...faultsIn([fault], safeboxTexts, caller.language))
    if (await withdrawalPasswordFind(db, playerId)) return refuse('alreadySet')
    const { code, requestId } = input
    const proof = await needs.proveCode({ playerId, code, requestId, caller, now })
    if (proof !== 'proven') return refuse(proof)
    const passwordHash = await needs.passwords.hash(password)
    return db.transaction(async (tx) => {
      if (!(await withdrawalPasswordInsert(tx, { playerId, passwordHash, now }))) return refuse('alreadySet')
      await announcePassword(tx, { playerId, isReplaced: false, now })
      return answer({})
    })
  })
