import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import { depositSums } from '#features/cashier/deposit/server/index.ts'
import { kycStatusOf } from '#features/players/identity/server/index.ts'
import { Gathering } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PromotionDependencies } from '../promotion-dependencies.ts'

type SampleFacts = { readonly deposited: Centavos; readonly vip: number; readonly hasKyc: boolean }

/** What an audience asks of each of many players besides registration, number and tags, in a few statements for all. */
export async function sampleFacts(
  db: Queryable,
  ids: readonly bigint[],
  { vipOf }: PromotionDependencies,
): Promise<readonly SampleFacts[]> {
  const shared = new Gathering(db)
  const sums = await depositSums(db, ids)
  return Promise.all(
    ids.map(async (id) => ({
      deposited: sums.get(id) ?? zeroCentavos,
      vip: await vipOf(shared, id),
      hasKyc: (await kycStatusOf(shared, id)) === 'APPROVED',
    })),
  )
}
