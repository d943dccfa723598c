import { endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer } from '#core/contract/outcome.ts'
import { addCentavos, type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { given, takenBack } from '#features/office/dashboard/server/index.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { playersRegisteredIn } from '#features/players/account/server/index.ts'
import { agentCommissions } from '#features/promotions/commission/server/index.ts'
import { invitedIn } from '#features/promotions/invite/server/index.ts'
import { netRevenueByGroup } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewAgents } from '../operation-contract.ts'
import { otherAgents } from '../operation-words.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfArchived, faultOfDays } from './fault-of-days.ts'

type AgentRow = {
  readonly agent: string
  readonly brought: bigint
  readonly valid: bigint
  readonly depositors: bigint
  readonly ngr: Centavos
  readonly earned: Centavos
  readonly paid: Centavos
  readonly waiting: Centavos
}

/** Players whom agents brought on these days and their NGR by now, beside the commission of these days. */
export async function readAgents(db: Queryable, days: ReportDays): Promise<{ readonly agents: AgentRow[] }> {
  const between = { from: startOfDay(days.from), until: endOfDay(days.until) }
  const [{ ids }, invited, commissions] = await Promise.all([
    playersRegisteredIn(db, between),
    invitedIn(db, between),
    agentCommissions(db, { days, ...between }),
  ])
  const brought = await netRevenueByGroup(db, {
    playerIds: ids,
    groups: invited.map(({ playerId, inviterId }) => ({ playerId, name: String(inviterId) })),
    rest: broughtByNobody,
    since: between.from,
    earned: ['bet', 'winRollback', ...takenBack],
    spent: ['betRollback', 'win', ...given],
  })
  const validOf = Map.groupBy(
    invited.filter(({ isValid }) => isValid),
    ({ inviterId }) => String(inviterId),
  )
  return {
    agents: largestAgents([
      ...brought
        .filter(({ name }) => name !== broughtByNobody)
        .map(({ name, players, depositors, net }) => {
          const valid = BigInt(validOf.get(name)?.length ?? 0)
          return { ...nothing, agent: name, brought: players, valid, depositors, ngr: centavos(net) }
        }),
      ...commissions.map(({ agentId, ...sums }) => ({ ...nothing, agent: String(agentId), ...sums })),
    ]),
  }
}

export const viewAgentsHandler = handleStaff(viewAgents, async ({ input, db, now }) => {
  const fault = faultOfDays(input)
  return fault ?? (await faultOfArchived(db, input, now)) ?? answer(await readAgents(db, input))
})

const broughtByNobody = ''
const agentsMax = 50
const nothing = {
  brought: 0n,
  valid: 0n,
  depositors: 0n,
  ngr: zeroCentavos,
  earned: zeroCentavos,
  paid: zeroCentavos,
  waiting: zeroCentavos,
}

/** One row an agent, the one with the highest NGR first; those after the largest share one. */
export function largestAgents(parts: readonly AgentRow[]): AgentRow[] {
  const rows = [...Map.groupBy(parts, ({ agent }) => agent)].map(([agent, same]) => totalOf(agent, same))
  const sorted = rows.toSorted((a, b) => compare(b.ngr, a.ngr) || compare(b.earned, a.earned))
  const rest = sorted.slice(agentsMax)
  return [...sorted.slice(0, agentsMax), ...(rest.length > 0 ? [totalOf(otherAgents, rest)] : [])]
}

const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1)

const totalOf = (agent: string, rows: readonly AgentRow[]): AgentRow =>
  rows.reduce(
    (sum, row) => ({
      agent,
      brought: sum.brought + row.brought,
      valid: sum.valid + row.valid,
      depositors: sum.depositors + row.depositors,
      ngr: addCentavos(sum.ngr, row.ngr),
      earned: addCentavos(sum.earned, row.earned),
      paid: addCentavos(sum.paid, row.paid),
      waiting: addCentavos(sum.waiting, row.waiting),
    }),
    { ...nothing, agent },
  )
