import { wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { modifyPlayer } from '../contract.ts'
import { normalNickname } from '../nickname.ts'
import { nicknameFault } from '../rules.ts'
import { invalidOf } from './access/read-password.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { profileLimits } from './account-limits.ts'
import { playerFindForUpdate, playerSetProfile } from './store/player.store.ts'

export const modifyPlayerHandler = (needs: Pick<AccountDependencies, 'limiter' | 'configuration'>) =>
  handleOutsideTransaction(modifyPlayer, async ({ input, identity, caller, now, db }) => {
    const nickname = input.nickname === undefined ? undefined : normalNickname(input.nickname)
    const { operatorName, regulator } = await needs.configuration()
    const fault = nickname === undefined ? undefined : nicknameFault(nickname, [operatorName, regulator])
    const invalid = invalidOf(caller, fault)
    if (invalid) return invalid
    const pace = await needs.limiter.take(profileLimits(identity.playerId), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })

    return db.transaction(async (tx) => {
      const player = await playerFindForUpdate(tx, identity.playerId)
      if (!player) throw new Error(`player ${identity.playerId} of a live session does not exist`)
      const next = { nickname: nickname ?? player.nickname, avatar: input.avatar ?? player.avatar }
      if (next.nickname === player.nickname && next.avatar === player.avatar) return refuse('nothingToChange')
      await playerSetProfile(tx, { id: player.id, ...next })
      return answer(next)
    })
  })
