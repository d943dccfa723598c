import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { exitGame } from '../contract.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'

export const exitGameHandler = ({ wallet }: Pick<GameLaunchDependencies, 'wallet'>) =>
  handle(exitGame, async ({ identity: { playerId }, now, tx }) => {
    await wallet.closeSession(tx, playerId, now)
    return answer({})
  })
