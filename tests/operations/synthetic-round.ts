import { randomUUID } from 'node:crypto'
import { accountConfiguration, grantSynthetic, openSyntheticPlayer } from '#features/players/account/server/index.ts'
import { centavos } from '#core/money/centavos.ts'
import type { TestSite } from '#tests/support/test-site.ts'

export const syntheticPassword = 'mahinang ulan 1974'

/** A synthetic player with so many centavos of the house, as the operator's command opens one. */
export async function openSynthetic({ context, clock }: TestSite, coin: bigint, mobile?: string) {
  const needs = { ...context, configuration: accountConfiguration({ db: context.db, clock }) }
  const now = clock.now()
  const opened = await openSyntheticPlayer(needs, { password: syntheticPassword, mobile, now })
  if (opened === undefined) throw new Error('the number is taken')
  if (coin > 0n)
    await grantSynthetic(context.db, { playerId: opened.id, amount: centavos(coin), key: randomUUID(), now })
  return opened
}
