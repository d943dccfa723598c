import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { startDemo } from '../contract.ts'
import { launchUrlOf, refuseDemo } from '../rules.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { gameFind } from './game.store.ts'

/** A guest tries a game: its page, told of nobody. */
export const startDemoHandler = ({ wallet, siteMode, publicUrl, demoRealityCheckSeconds }: GameLaunchDependencies) =>
  handle(startDemo, async ({ input: { gameId }, caller: { platform }, tx }) => {
    const game = await gameFind(tx, gameId)
    const provider = game && (await wallet.findProvider(tx, game.providerId))
    const refusal = refuseDemo(
      game && { ...game, isProviderEnabled: provider?.state === 'enabled' },
      await siteMode(tx),
    )
    if (refusal !== undefined || game === undefined) return refuse(refusal ?? 'gameNotFound')
    const { launchUrl, code: gameCode } = game
    const realityCheckSeconds = demoRealityCheckSeconds
    return answer({
      url: launchUrlOf({ launchUrl, gameCode, launchToken: undefined, platform, publicUrl, realityCheckSeconds }),
    })
  })
