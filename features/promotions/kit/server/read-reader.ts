import type { Instant } from '#core/clock/instant.ts'
import { giftFactsFind } from '#features/players/account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { kycStatusOf } from '#features/players/identity/server/index.ts'
import { mayPrompt } from '#features/players/responsible-play/server/index.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ReaderFacts } from '../rules.ts'
import { heldBackBy } from './holdout-groups.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { holdoutsOf, type PlayerHoldout } from './store/holdout.store.ts'

/** With further facts for deposit promotions, and for measuring. */
export type Reader = ReaderFacts & {
  readonly largestDeposit: Centavos
  readonly lastDepositAt: Instant | null
  readonly holdouts: readonly PlayerHoldout[]
}

/** A player like most, of whom nothing is known yet. */
export const usualReader = (playerId: bigint, now: Instant): Reader => ({
  playerId,
  registeredAt: now,
  hasMobile: true,
  isRestricted: false,
  hasKyc: true,
  totalRecharge: pesos(1n),
  largestDeposit: pesos(1n),
  lastDepositAt: now,
  vip: 0,
  tags: [],
  isGreenMode: false,
  holdouts: [],
  heldBack: new Set(),
})

/** The facts about a player for an offer or a claim, pipelined, each read by its owner. */
export async function readReader(
  db: Queryable,
  { vipOf }: PromotionDependencies,
  { playerId, now }: { readonly playerId: bigint; readonly now: Instant },
): Promise<Reader> {
  const [account, deposits, status, isLeftToOffer, mode, vip, holdouts] = await db.pipeline(() =>
    Promise.all([
      giftFactsFind(db, playerId, now),
      depositTotal(db, playerId),
      kycStatusOf(db, playerId),
      mayPrompt(db, playerId, now),
      readSiteMode(db),
      vipOf(db, playerId),
      holdoutsOf(db, playerId),
    ]),
  )
  if (account === undefined) throw new Error(`there is no player ${playerId}`)
  const { registeredAt, hasMobile, isStopped, tags } = account
  return {
    playerId,
    registeredAt,
    hasMobile,
    isRestricted: isStopped || !isLeftToOffer,
    hasKyc: status === 'APPROVED',
    totalRecharge: deposits.total,
    largestDeposit: deposits.largest,
    lastDepositAt: deposits.lastAt,
    vip,
    tags,
    isGreenMode: mode === 'green',
    holdouts,
    heldBack: heldBackBy(holdouts, playerId),
  }
}
