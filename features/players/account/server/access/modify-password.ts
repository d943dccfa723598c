import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { modifyPassword } from '../../contract.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { birthDateOf } from '../store/birthday.store.ts'
import { provePassword } from './prove-password.ts'
import { codeFits } from './one-time-codes.ts'
import { playerFind, type PlayerRow } from '../store/player.store.ts'
import { invalidOf, openNewPassword } from './read-password.ts'
import { setPassword } from './set-password.ts'
import { typedDays } from '../typed-days.ts'

/** Changes the password. A player with a mobile proves it as well; every other device is signed out. */
export const modifyPasswordHandler = (needs: AccountDependencies) =>
  handleOutsideTransaction(modifyPassword, async ({ input, identity, caller, now, db }) => {
    const rules = await needs.configuration()
    const player = await playerFind(db, identity.playerId)
    const birthday = typedDays(await birthDateOf(db, identity.playerId))
    const ownWords = player ? [player.account, player.nickname, player.mobile ?? '', ...birthday] : []
    const next = await openNewPassword(
      needs.passwordKeys,
      { ...input, password: input.newPassword },
      { rules, ownWords, now },
    )
    const faults = invalidOf(caller, next.fault && { ...next.fault, field: 'newPassword' })
    if (faults) return faults

    const proof = await provePassword(player, { encrypted: input, now }, needs)
    if (proof.kind !== 'proven') return proof
    if (proof.password === next.password) return refuse('nothingToChange')
    if (proof.player.mobile && !(await stepUpFits(needs, { input, player: proof.player, caller, now })))
      return refuse('codeWrong')

    const passwordHash = await needs.passwords.hash(next.password)
    return db.transaction(async (tx) => {
      await setPassword(tx, { playerId: identity.playerId, passwordHash, keepSession: identity.sessionId, now })
      return answer({})
    })
  })

type StepUp = {
  readonly input: { readonly code?: string | undefined; readonly requestId?: string | undefined }
  readonly player: PlayerRow
  readonly caller: Caller
  readonly now: Instant
}

async function stepUpFits(needs: AccountDependencies, { input, player, caller, now }: StepUp): Promise<boolean> {
  const { code = '', requestId } = input
  return codeFits(needs, {
    purpose: 'stepUp',
    mobile: player.mobile ?? '',
    playerId: player.id,
    code,
    requestId,
    caller,
    now,
  })
}
