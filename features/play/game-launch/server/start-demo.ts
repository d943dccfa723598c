import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { realityMinutesDefault } from '#features/players/responsible-play/server/index.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { startDemo } from '../contract.ts'
import { launchUrlOf, refuseDemo } from '../rules.ts'
import { readPlayGate } from './read-play-gate.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { gameFind } from './game.store.ts'

type Dependencies = Pick<GameLaunchDependencies, 'wallet' | 'publicUrl'>

/** Starts a demonstration without naming the player. Signed-in players are known, so one on a break is refused. */
export const startDemoHandler = ({ wallet, publicUrl }: Dependencies) =>
  handle(startDemo, async ({ input: { gameId }, identity, caller: { platform, language }, now, tx }) => {
    const game = await gameFind(tx, gameId)
    const provider = game && (await wallet.findProvider(tx, game.providerId))
    const siteMode = await readSiteMode(tx)
    const refusal = refuseDemo(
      game && { ...game, isProviderEnabled: provider?.state === 'enabled' },
      siteMode,
      identity && (await readPlayGate(tx, identity.playerId, now)),
    )
    if (refusal !== undefined || game === undefined) return refuse(refusal ?? 'gameNotFound')
    const { launchUrl, providerId, code: gameCode } = game
    const entry = { mode: 'demo', demoToken: await wallet.signDemo(tx, { providerId, gameCode, now }) } as const
    const realityCheckSeconds = wholeSeconds(minutes(realityMinutesDefault))
    const facts = { launchUrl, gameCode, entry, platform, language, publicUrl, realityCheckSeconds, siteMode }
    return answer({ url: launchUrlOf(facts) })
  })
