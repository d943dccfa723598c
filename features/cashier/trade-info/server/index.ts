import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getOpenTradeInfo, getTradeInfo } from '../contract.ts'
import { newestDeposits } from '#features/cashier/deposit/server/index.ts'
import { newestPayouts } from '#features/cashier/withdrawal/server/index.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import { type DepositWay, readDepositInfo } from './read-deposit-info.ts'
import { tradeInfoOf } from './trade-info-of.ts'
import { fieldMeanings } from './field-meanings.ts'

type SettledDeposit = { readonly playerId: bigint; readonly amount: Centavos; readonly at: Instant }
type Trade = AnswerOf<typeof getOpenTradeInfo>['list'][number]

export type TradeInfoDependencies = {
  /** The ways to pay that players are shown. */
  readonly depositWays: () => Promise<readonly DepositWay[]>
}

const shown = 20

/** The cashier's summary before any action. */
export const tradeInfo = (dependencies: TradeInfoDependencies): FeatureModule => ({
  name: 'trade-info',
  player: {
    handlers: [
      handleOutsideTransaction(getOpenTradeInfo, async ({ db }) => answer(await openInfo(db, dependencies))),
      handleOutsideTransaction(getTradeInfo, async ({ identity: { playerId }, now, db }) =>
        answer({ ...(await openInfo(db, dependencies)), ...(await tradeInfoOf(db, playerId, now)) }),
      ),
    ],
    fieldMeanings,
    refusalTexts: {},
  },
})

async function openInfo(db: Queryable, { depositWays }: TradeInfoDependencies) {
  const [deposits, payouts] = await Promise.all([newestDeposits(db, shown), newestPayouts(db, shown)])
  const newest = [...ofKind('deposit', deposits), ...ofKind('withdrawal', payouts)].toSorted((a, b) => b.at - a.at)
  const names = await publicNamesOf(db, [...new Set(newest.map(({ playerId }) => playerId))])
  const list = newest.flatMap(({ playerId, kind, amount, at }): Trade[] => {
    const name = names.get(playerId)
    return name === undefined ? [] : [{ kind, name, amount, time: at }]
  })
  return { deposit: await readDepositInfo(db, await depositWays()), list: list.slice(0, shown) }
}

const ofKind = (kind: Trade['kind'], settled: readonly SettledDeposit[]) => settled.map((order) => ({ ...order, kind }))
