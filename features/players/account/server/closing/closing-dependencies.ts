import type { Queryable } from '#platform/db/queryable.ts'
import type { AccountDependencies } from '../account-dependencies.ts'

/** Money of a player that other features are still moving. */
export type MoneyUnderWay = {
  readonly hasOpenRound: boolean
  readonly hasOpenWithdrawal: boolean
  readonly hasOpenDeposit: boolean
}

export type ClosingDependencies = Pick<AccountDependencies, 'limiter' | 'passwords' | 'passwordKeys'> & {
  readonly moneyUnderWay: (db: Queryable, playerId: bigint) => Promise<MoneyUnderWay>
}
