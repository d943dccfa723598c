import { fairDraw } from '#core/draw/fair-draw.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { PlayedRound } from '#games/fairness/round-proof.ts'
import { titles } from '#games/titles.ts'
import { newServerSeed, seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'

const [game, stake, nonce, clientSeed] = ['mayon-fire', 1_000, 3, 'mabuhay']

/** A spin as the studio decides it, in the form that a game copies. */
export function provenRound(): PlayedRound {
  const title = titles.find(({ code }) => code === game)
  const serverSeed = newServerSeed()
  const fair = fairDraw({ hmac: seededHmac(serverSeed), clientSeed, nonce, offset: 0 })
  const step = title?.begin({ stake: centavosFromNumber(stake), choice: {}, draw: fair.draw })
  if (title === undefined || step === undefined || typeof step === 'string') throw new Error(`${game} is not played`)
  return {
    kind: 'round',
    game,
    version: title.version,
    serverSeed,
    seedHash: seedHash(serverSeed),
    clientSeed,
    nonce,
    drawn: [...fair.drawn],
    isVoided: false,
    win: Number(step.win),
    stake,
    moves: [{}],
    view: step.view,
  }
}
