import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { confirmEmailAddress, removeEmailAddress } from '../contract.ts'
import { maskedAddress } from '../rules.ts'
import type { EmailDependencies } from './email-dependencies.ts'
import { openAddress } from './sealed-email.ts'
import { emailCodeHash, tryLimits } from './send-email-code.ts'
import { emailCodeSpend } from './store/email-code.store.ts'
import { playerEmailDelete, playerEmailFindForUpdate, playerEmailPut } from './store/player-email.store.ts'
import { tellAddressChange } from './tell-address-change.ts'

/**
 * Adds the address that the code proves. The attempt counts outside the transaction, so that a later refusal does not give it back.
 * Only somebody who reads the mailbox learns that the address belongs to another account.
 */
export const confirmEmailAddressHandler = (needs: EmailDependencies) =>
  handleOutsideTransaction(confirmEmailAddress, async ({ input, identity: { playerId }, now, db }) => {
    const pace = await needs.limiter.take(tryLimits(playerId), now)
    if (!pace.ok) return refuse('codeWrong')
    const { requestId } = input
    const codeHash = emailCodeHash(needs, input)
    const proven = await emailCodeSpend(db, { requestId, playerId, codeHash, now })
    if (proven === undefined) return refuse('codeWrong')
    const address = openAddress(needs.seal, playerId, proven.sealed)
    return db.transaction(async (tx) => {
      const before = await playerEmailFindForUpdate(tx, playerId)
      const { sealed, hash } = proven
      if (!(await playerEmailPut(tx, { playerId, sealed, hash, now }))) return refuse('addressTaken')
      const old = before && openAddress(needs.seal, playerId, before.sealed)
      await tellAddressChange(tx, { playerId, before: old, after: address, now }, needs)
      return answer({ address: maskedAddress(address) })
    })
  })

export const removeEmailAddressHandler = (needs: EmailDependencies) =>
  handleOutsideTransaction(removeEmailAddress, async ({ identity: { playerId }, now, db }) =>
    db.transaction(async (tx) => {
      const removed = await playerEmailDelete(tx, playerId)
      if (removed === undefined) return refuse('noAddress')
      const before = openAddress(needs.seal, playerId, removed.sealed)
      await tellAddressChange(tx, { playerId, before, after: undefined, now }, needs)
      return answer({})
    }),
  )
