import type { Instant } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { GameWallet } from '#features/game-wallet/server/index.ts'
import type { StudioSecrets } from '../launcher/studio-secrets.ts'

const studioId = 'studio'
const lateWinHours = 168

export type DemoStudio = {
  readonly providers: GameWallet['providers']
  readonly studioUrl: string
  readonly key: Pick<StudioSecrets, 'walletKeyId' | 'walletKeySecret'>
  readonly now: Instant
}

/** Makes our studio known to the operator as any provider is: its name, what it may do, its key. The lobby fetches its games itself. */
export async function seedDemoStudio({ providers, studioUrl, key, now }: DemoStudio): Promise<void> {
  const known = await providers.find(studioId)
  if (known?.inquiryUrl !== studioUrl || known.lateWinHours === null) {
    await providers.save(
      {
        id: studioId,
        name: 'Bituin Studio',
        state: known?.state ?? 'enabled',
        mayVoidRound: true,
        mayAdjust: false,
        mayPromo: true,
        // A jackpot is won by a round that has ended, and paid to it.
        lateWinHours,
        promoBetRate: basisPoints(10_000),
        requestsPerSecond: 2_000,
        inquiryUrl: studioUrl,
      },
      now,
    )
  }
  const live = await providers.keysOf(studioId, now)
  if (live.some(({ keyId }) => keyId === key.walletKeyId)) return
  const given = { id: key.walletKeyId, secret: key.walletKeySecret }
  const added = await providers.addKey(studioId, now, { given })
  if (typeof added === 'string') throw new Error(`the studio's key was not taken: ${added}`)
}
