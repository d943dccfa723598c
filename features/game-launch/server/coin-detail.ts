import { answer } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { historyPage } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { coinDetail } from '../contract.ts'
import { periodOf } from './period-of.ts'

/** The statement of the player's coins, as the ledger has it. */
export const coinDetailHandler = handle(coinDetail, async ({ input, identity: { playerId }, now, tx }) => {
  const { page, size } = input
  const { entries, total } = await historyPage(tx, { playerId, account: 'coin', ...periodOf(input, now), page, size })
  const list = entries.map(({ seq, at, reason, reference, amount, balance }) => ({
    id: seq,
    time: at,
    reason,
    reference,
    amount: centavos(amount),
    coin: centavos(balance),
  }))
  return answer({ page, size, total, list })
})
