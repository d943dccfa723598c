import type { Instant } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { StudioSecrets } from '../launcher/studio-secrets.ts'

const studioId = 'studio'
const lateWinHours = 168

export type DemoStudio = {
  readonly providers: GameWallet['providers']
  readonly studioUrl: string
  readonly key: Pick<StudioSecrets, 'walletKeyId' | 'walletKeySecret'>
  readonly now: Instant
}

/**
 * Registers our studio like any other provider: name, permissions, key. The lobby fetches its games itself. An
 * operator's later changes stay; another clone's studio is left alone.
 */
export async function seedDemoStudio(studio: DemoStudio): Promise<void> {
  const { providers, studioUrl, now } = studio
  const known = await providers.find(studioId)
  if (known !== undefined) return follow(studio, known)
  await providers.save({ ...newStudio, inquiryUrl: studioUrl }, now)
  await giveKey(studio)
}

async function giveKey({ providers, key, now }: DemoStudio): Promise<void> {
  const added = await providers.addKey(studioId, now, { given: { id: key.walletKeyId, secret: key.walletKeySecret } })
  // A key that was revoked stays revoked.
  if (typeof added === 'string' && added !== 'keyIdTaken') throw new Error(`the studio's key was not taken: ${added}`)
}

type KnownProvider = NonNullable<Awaited<ReturnType<DemoStudio['providers']['find']>>>

/** This clone's studio moves with PORT. An address that an operator gave is no address of this machine. */
async function follow(studio: DemoStudio, known: KnownProvider): Promise<void> {
  const { providers, studioUrl, key, now } = studio
  const live = await providers.keysOf(studioId, now)
  // The start that made it known may have ended before it had its key.
  if (known.inquiryUrl === studioUrl) return live.length === 0 ? giveKey(studio) : undefined
  if (!isOfThisMachine(known.inquiryUrl)) return
  if (!live.some(({ keyId }) => keyId === key.walletKeyId)) return
  await providers.save({ ...known, inquiryUrl: studioUrl }, now)
}

const isOfThisMachine = (url: string | null): boolean =>
  url !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

const newStudio = {
  id: studioId,
  name: 'Bituin Studio',
  state: 'enabled',
  mayVoidRound: true,
  mayAdjust: false,
  mayPromo: true,
  mayJackpot: true,
  // A jackpot is won by a round that has ended, and paid to it.
  lateWinHours,
  promoBetRate: basisPoints(10_000),
  requestsPerSecond: 2_000,
} as const
