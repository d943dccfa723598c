import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer } from '#core/contract/outcome.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getOpenTradeInfo, getTradeInfo } from '../contract.ts'
import { fieldMeanings } from './field-meanings.ts'

type SettledDeposit = { readonly playerId: bigint; readonly amount: Centavos; readonly at: Instant }
type Trade = AnswerOf<typeof getOpenTradeInfo>['list'][number]

export type TradeInfoDependencies = {
  readonly deposits: (db: Queryable) => Promise<AnswerOf<typeof getOpenTradeInfo>['deposit']>
  /** The newest settled orders of each kind. */
  readonly settled: {
    readonly [K in Trade['kind']]?: (db: Queryable, countMax: number) => Promise<readonly SettledDeposit[]>
  }
  readonly publicNames: (db: Queryable, ids: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>
  readonly ofPlayer: (
    db: Queryable,
    playerId: bigint,
    now: Instant,
  ) => Promise<Omit<AnswerOf<typeof getTradeInfo>, keyof AnswerOf<typeof getOpenTradeInfo>>>
}

const shown = 20

/** The cashier's summary before any action. */
export const tradeInfo = (needs: TradeInfoDependencies): Feature => ({
  name: 'trade-info',
  handlers: [
    handleOutsideTransaction(getOpenTradeInfo, async ({ db }) => answer(await openInfo(db, needs))),
    handleOutsideTransaction(getTradeInfo, async ({ identity: { playerId }, now, db }) =>
      answer({ ...(await openInfo(db, needs)), ...(await needs.ofPlayer(db, playerId, now)) }),
    ),
  ],
  fieldMeanings,
  refusalTexts: {},
})

async function openInfo(db: Queryable, { deposits, settled, publicNames }: TradeInfoDependencies) {
  const kinds = ['deposit', 'withdrawal'] as const
  const found = await Promise.all(
    kinds.map(async (kind) => ((await settled[kind]?.(db, shown)) ?? []).map((order) => ({ ...order, kind }))),
  )
  const newest = found.flat().toSorted((a, b) => b.at - a.at)
  const names = await publicNames(db, [...new Set(newest.map(({ playerId }) => playerId))])
  const list = newest.flatMap(({ playerId, kind, amount, at }): Trade[] => {
    const name = names.get(playerId)
    return name === undefined ? [] : [{ kind, name, amount, time: at }]
  })
  return { deposit: await deposits(db), list: list.slice(0, shown) }
}
