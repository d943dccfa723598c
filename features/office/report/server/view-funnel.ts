import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { playersRegisteredIn } from '#features/players/account/server/index.ts'
import { verifiedAmong } from '#features/players/identity/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { firstStepsOf } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewFunnel } from '../contract.ts'
import { type FunnelStep, funnelSteps } from '../report-names.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfDays } from './fault-of-days.ts'

/** Of the players registered on these days, how many have done each step by now. */
export async function readFunnel(db: Queryable, { from, until }: ReportDays) {
  const { count, ids } = await playersRegisteredIn(db, { from: startOfDay(from), until: endOfDay(until) })
  const [verified, steps] = await Promise.all([verifiedAmong(db, ids), firstStepsOf(db, ids)])
  const players: Readonly<Record<FunnelStep, bigint>> = {
    registered: count,
    verified,
    firstDeposit: steps.deposited,
    firstBet: steps.bet,
    secondDeposit: steps.depositedAgain,
  }
  return { steps: funnelSteps.map((step) => ({ step, players: players[step] })) }
}

export const viewFunnelHandler = handleStaff(viewFunnel, async ({ input, db }) => {
  const fault = faultOfDays(input)
  return fault ?? answer(await readFunnel(db, input))
})
