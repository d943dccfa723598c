import { days } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import { publicMovements } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { bonusTickers } from '../contract.ts'

const tickerPeriod = days(7)
const shownMax = 20
// The newest may belong to demonstration players, who are never shown.
const readMax = 100

const kinds = {
  deposit: 'deposit',
  withdrawalSettle: 'withdrawal',
  award: 'reward',
  jackpotWin: 'reward',
} as const

/** Real movements of the ledger only: settled orders and granted rewards. Without any, nothing is shown. */
export const bonusTickersHandler = handle(bonusTickers, async ({ now, tx }) => {
  const movements = await publicMovements(tx, { since: subtractDuration(now, tickerPeriod), countMax: readMax })
  const names = await publicNamesOf(
    tx,
    movements.map(({ playerId }) => playerId),
  )
  const list = movements.flatMap(({ playerId, reason, amount, at }) => {
    const phone = names.get(playerId)
    return phone === undefined ? [] : [{ phone, kind: kinds[reason], amount, time: at }]
  })
  return answer({ list: list.slice(0, shownMax) })
})
