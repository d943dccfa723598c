import { addDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { publish } from '#platform/outbox/publish.ts'
import { bindMobile } from '../contract.ts'
import { internationalMobile, maskedMobile, mobileFault } from '../rules.ts'
import { reachFault } from '../sms-reach.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { mobileBindOnce } from './store/mobile-bound-once.store.ts'
import { invalidOf } from './access/read-password.ts'
import { codeFits } from './access/one-time-codes.ts'
import { playerFind, playerSetMobile } from './store/player.store.ts'
import { playerHoldWithdrawals } from './store/player.store.ts'
import { withdrawalHold } from './withdrawal-hold.ts'

/** Binds a number to the account; a number's first owner is remembered for ever. */
export const bindMobileHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(bindMobile, async ({ input, identity, caller, now, db }) => {
    const configuration = await needs.configuration()
    const mobile = internationalMobile(input.countryCode, input.mobile)
    const fault = mobileFault(input.mobile, configuration, 'mobile') ?? reachFault(mobile, configuration, 'mobile')
    const invalid = invalidOf(caller, fault)
    if (invalid) return invalid
    const { playerId } = identity
    if ((await playerFind(db, playerId))?.mobile) return refuse('alreadyBound')
    const { code, requestId } = input
    if (!(await codeFits(needs, { purpose: 'bind', mobile, playerId, code, requestId, caller, now })))
      return refuse('codeWrong')

    return db.transaction(async (tx) => {
      if (!(await mobileBindOnce(tx, { mobileHash: needs.hashToken(`mobile:${mobile}`), playerId, now })))
        return refuse('numberTaken')
      if (!(await playerSetMobile(tx, { id: playerId, mobile }))) return refuse('numberTaken')
      await playerHoldWithdrawals(tx, { id: playerId, until: addDuration(now, withdrawalHold) })
      await publish(tx, {
        topic: 'MOBILE_BOUND',
        key: String(playerId),
        payload: { playerId: String(playerId), at: now },
      })
      return answer({ mobile: maskedMobile(mobile) })
    })
  })
