import { instant } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { depositPage, depositTotal } from '#features/cashier/deposit/server/index.ts'
import { roundsReadableSince } from '#features/play/game-wallet/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { balancesOf, readableSince, turnoverMeter } from '#ledger'
import { viewPlayerMoney } from '../contract.ts'

const pageSize = 25
const allStates = ['created', 'pending', 'credited', 'failed', 'expired'] as const
const beginning = instant(0)
// Later than any existing deposit.
const end = instant(32_503_680_000_000)

export const viewPlayerMoneyHandler = handleStaff(viewPlayerMoney, async ({ input: { playerId }, db }) => {
  const page = { playerId, from: beginning, to: end, states: allStates, page: 1, size: pageSize }
  const [balances, meter, { total }, { orders }, since, roundsSince] = await Promise.all([
    balancesOf(db, playerId),
    turnoverMeter(db, playerId),
    depositTotal(db, playerId),
    depositPage(db, page),
    readableSince(db),
    roundsReadableSince(db),
  ])
  return answer({
    ...balances,
    toStake: meter.remaining,
    requirements: [...meter.items],
    listedFrom: since ?? null,
    roundsListedFrom: roundsSince ?? null,
    deposited: total,
    deposits: orders,
  })
})
