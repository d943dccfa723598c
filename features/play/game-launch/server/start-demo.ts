import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { startDemo } from '../contract.ts'
import { launchUrlOf, refuseDemo } from '../rules.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { gameFind } from './game.store.ts'

type Dependencies = Pick<
  GameLaunchDependencies,
  'wallet' | 'playGate' | 'siteMode' | 'publicUrl' | 'demoRealityCheckSeconds'
>

/** Starts a demonstration without naming the player. Signed-in players are known, so one on a break is refused. */
export const startDemoHandler = ({ wallet, playGate, siteMode, publicUrl, demoRealityCheckSeconds }: Dependencies) =>
  handle(startDemo, async ({ input: { gameId }, identity, caller: { platform }, now, tx }) => {
    const game = await gameFind(tx, gameId)
    const provider = game && (await wallet.findProvider(tx, game.providerId))
    const refusal = refuseDemo(
      game && { ...game, isProviderEnabled: provider?.state === 'enabled' },
      await siteMode(tx),
      identity && (await playGate(tx, identity.playerId, now)),
    )
    if (refusal !== undefined || game === undefined) return refuse(refusal ?? 'gameNotFound')
    const { launchUrl, providerId, code: gameCode } = game
    const entry = { mode: 'demo', demoToken: await wallet.signDemo(tx, { providerId, gameCode, now }) } as const
    const realityCheckSeconds = demoRealityCheckSeconds
    return answer({ url: launchUrlOf({ launchUrl, gameCode, entry, platform, publicUrl, realityCheckSeconds }) })
  })
