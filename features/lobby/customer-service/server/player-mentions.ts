import { depositReferencesOf } from '#features/cashier/deposit/server/index.ts'
import { withdrawalReferencesOf } from '#features/cashier/withdrawal/server/index.ts'
import { permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import { roundIdsOf } from '#features/play/game-wallet/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Mention } from '../find-mentions-contract.ts'

type Words = {
  readonly playerId: bigint
  readonly numbers: readonly string[]
  readonly roles: StaffIdentity['roles']
}

/** The player's own payments and rounds among these numbers, as far as the member may open their pages. */
export async function playerMentions(db: Queryable, { playerId, numbers, roles }: Words): Promise<readonly Mention[]> {
  if (numbers.length === 0) return []
  const orders = numbers.map((number) => number.toUpperCase())
  const opensRounds = permits(roles, 'player.view') && permits(roles, 'player.viewMoney')
  const [deposits, withdrawals, rounds] = await Promise.all([
    permits(roles, 'deposit.view') ? depositReferencesOf(db, playerId, orders) : [],
    permits(roles, 'withdrawal.view') ? withdrawalReferencesOf(db, playerId, orders) : [],
    opensRounds ? roundIdsOf(db, playerId, numbers) : [],
  ])
  const known = {
    deposit: new Set(deposits),
    withdrawal: new Set(withdrawals),
    round: new Map(rounds.map(({ roundId, providerId }) => [roundId, providerId])),
  }
  return numbers.flatMap((number) => mentionOf(number, known) ?? [])
}

type OwnNumbers = {
  readonly deposit: ReadonlySet<string>
  readonly withdrawal: ReadonlySet<string>
  readonly round: ReadonlyMap<string, string>
}

function mentionOf(number: string, { deposit, withdrawal, round }: OwnNumbers): Mention | undefined {
  const reference = number.toUpperCase()
  if (deposit.has(reference)) return { number, kind: 'deposit', reference, providerId: null }
  if (withdrawal.has(reference)) return { number, kind: 'withdrawal', reference, providerId: null }
  const providerId = round.get(number)
  return providerId === undefined ? undefined : { number, kind: 'round', reference: number, providerId }
}
