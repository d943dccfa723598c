import type { AnswerOf } from '#core/contract/call.ts'
import { type Centavos, maxCentavos, minCentavos } from '#core/money/centavos.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { getOpenTradeInfo } from '../contract.ts'

export type DepositWay = {
  readonly isShown: boolean
  readonly amountMin: Centavos
  readonly amountMax: Centavos
}

/** Whether deposits are open, and between which amounts the ways that are shown take them. */
export async function readDepositInfo(
  db: Queryable,
  ways: readonly DepositWay[],
): Promise<AnswerOf<typeof getOpenTradeInfo>['deposit']> {
  const { settings } = await readSettings(db)
  const shown = ways.filter(({ isShown }) => isShown)
  const [first] = shown
  if (first === undefined) return { isOpen: false, amountMin: null, amountMax: null }
  return {
    isOpen: settings.depositsOpen,
    amountMin: shown.reduce((least, { amountMin }) => minCentavos(least, amountMin), first.amountMin),
    amountMax: shown.reduce((most, { amountMax }) => maxCentavos(most, amountMax), first.amountMax),
  }
}
