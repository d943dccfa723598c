import type { Instant } from '#core/clock/instant.ts'
import type { Platform } from '#core/enumerations/platform.ts'
import { openPlayOf } from '#features/game-wallet/server/index.ts'
import { balancesOf } from '#ledger'
import { pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { catalogueOf } from '../catalogue.ts'
import type { Promotion } from '../promotion.ts'
import type { ReaderFacts } from '../rules.ts'
import type { PromotionNeeds } from './promotion-needs.ts'
import { promotionsOf } from './read-promotion.ts'
import { readReader } from './read-reader.ts'
import type { Mark, ServedPromotion } from './served-promotion.ts'

export type Catalogue = {
  readonly reader: ReaderFacts
  readonly promotions: readonly Promotion[]
  readonly marks: ReadonlySet<Mark>
  readonly isBankrupt: boolean
}

export type Visit = { readonly playerId: bigint; readonly platform: Platform | undefined; readonly now: Instant }
export type CatalogueNeeds = PromotionNeeds & { readonly served: readonly ServedPromotion[] }

/** What is on for a player: by terms, by what hides what, and by what each promotion says for itself. */
export async function loadCatalogue(
  db: Queryable,
  needs: CatalogueNeeds,
  { playerId, platform, now }: Visit,
): Promise<Catalogue> {
  const kinds = needs.served.map(({ kind }) => kind)
  const [reader, all] = await Promise.all([readReader(db, needs, { playerId, now }), promotionsOf(db, kinds)])
  const isBankrupt = await isBankruptNow(db, reader)
  const offered = catalogueOf(all, { reader, platform, isBankrupt, now })
  const looked = await Promise.all(
    offered.map(async (promotion) => {
      const served = needs.served.find(({ kind }) => kind.key === promotion.kind.key)
      const looking = { reader, promotion, now }
      const [isShown = true, marks = []] = await Promise.all([
        served?.isShown?.(db, looking),
        served?.marks?.(db, looking),
      ])
      return { promotion, isShown, marks }
    }),
  )
  const shown = looked.filter(({ isShown }) => isShown)
  return {
    reader,
    isBankrupt,
    promotions: shown.map(({ promotion }) => promotion),
    marks: new Set(shown.flatMap(({ marks }) => marks)),
  }
}

/** Has deposited once, and has nothing left: no coin, nothing put away, at play or on its way out. */
export async function isBankruptNow(db: Queryable, { playerId, totalRecharge }: ReaderFacts): Promise<boolean> {
  if (totalRecharge === 0n) return false
  const [{ coin, safebox, hold }, open] = await Promise.all([balancesOf(db, playerId), openPlayOf(db, [playerId])])
  const atPlay = open.get(playerId)?.stake ?? zeroCentavos
  return hold === 0n && sumCentavos([coin, safebox, atPlay]) < pesos(1n)
}
