import { answer, refuse } from '#core/contract/outcome.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { realityCheckSeconds } from '#features/players/responsible-play/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { startGame } from '../contract.ts'
import { type GameEntry, launchUrlOf, refuseStart } from '../rules.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { gameFind } from './game.store.ts'
import { readPlayGate } from './read-play-gate.ts'

/** From the tap on a tile to the game's page. */
export const startGameHandler = ({ wallet, started, publicUrl }: GameLaunchDependencies) =>
  handle(startGame, async ({ input: { gameId, mode }, identity: { playerId }, caller, now, tx }) => {
    const game = await gameFind(tx, gameId)
    const provider = game && (await wallet.findProvider(tx, game.providerId))
    const gate = await readPlayGate(tx, playerId, now)
    const refusal = refuseStart(game && { ...game, isProviderEnabled: provider?.state === 'enabled' }, gate, mode)
    if (refusal !== undefined || game === undefined) return refuse(refusal ?? 'gameNotFound')

    const { providerId, code: gameCode, launchUrl } = game
    const launch = { providerId, gameCode, now }
    const entry: GameEntry =
      mode === 'real'
        ? { mode, launchToken: await wallet.openLaunch(tx, { ...launch, playerId }) }
        : { mode, demoToken: await wallet.signDemo(tx, launch) }
    const { platform, language } = caller
    const url = launchUrlOf({
      launchUrl,
      gameCode,
      entry,
      platform,
      language,
      publicUrl,
      realityCheckSeconds: await realityCheckSeconds(tx, playerId),
      siteMode: await readSiteMode(tx),
    })
    await started(tx, { playerId, gameId, now })
    return answer({ url, mode })
  })
