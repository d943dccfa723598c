import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { removePasskey } from '../contract.ts'
import { announcePasskey } from './announce-passkey.ts'
import type { PasskeyDependencies } from './passkey-dependencies.ts'
import { passkeyRemove, passkeyRemoveAll } from './store/passkey.store.ts'

export const removePasskeyHandler = ({ proveAccountPassword }: Pick<PasskeyDependencies, 'proveAccountPassword'>) =>
  handleOutsideTransaction(removePasskey, async ({ input, identity: { playerId }, now, db }) => {
    const password = await proveAccountPassword({ playerId, encrypted: input, now })
    if (password !== 'proven') return refuse(password)
    return db.transaction(async (tx) => {
      if (!(await passkeyRemove(tx, { id: input.id, playerId }))) return refuse('passkeyNotFound')
      await announcePasskey(tx, 'PASSKEY_REMOVED', { playerId, now })
      return answer({})
    })
  })

type Reset = { readonly playerId: bigint; readonly now: Instant }

/** Removes every passkey of an account that is reset: whoever had it before may still hold one. */
export async function forgetPasskeys(tx: Transaction, { playerId, now }: Reset): Promise<void> {
  if ((await passkeyRemoveAll(tx, playerId)) > 0)
    await announcePasskey(tx, 'PASSKEY_REMOVED', { playerId, isAll: true, now })
}
