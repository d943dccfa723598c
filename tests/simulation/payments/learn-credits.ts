import { mustBe } from '../violation.ts'
import type { World } from '../world.ts'

type CreditedPayment = {
  readonly reference: string
  readonly playerId: bigint
  readonly paymentId: string | null
  readonly credited: bigint
  readonly isLate: boolean
}

const creditedSql = `select o.reference, o.player_id as "playerId", o.payment_id as "paymentId", o.credited, o.is_late as "isLate"
  from deposit_order o left join turnover_req q on q.source = 'deposit' and q.source_id = o.reference
  where o.credited is not null and o.reference <> all($1) order by q.seq, o.reference`

/** The coins that have come, and what has to be staked for them: the plain rules take over what was truly paid, once. */
export async function learnCredits(world: World): Promise<string> {
  const { db, payments } = world.deployment
  const { rows } = await db.pool.query<CreditedPayment>(creditedSql, [[...world.credited]])
  for (const { reference, playerId, paymentId, credited, isLate } of rows) {
    const payment = payments.lying.payments.find((each) => each.reference === reference && each.paymentId === paymentId)
    mustBe(`what was paid for ${reference}`, payment?.state === 'paid' ? payment.paid : 'nothing', Number(credited))
    const player = world.players.find(({ id }) => id === playerId)
    mustBe(`who gets ${reference}`, player?.id, payment?.playerId)
    if (player === undefined) continue
    world.credited.add(reference)
    if (isLate) world.seen.add('a payment is credited after its order was over')
    player.sources.push({ source: 'deposit', sourceId: reference })
    player.wallet.state.coin += Number(credited)
    player.turnover.do({ act: 'credit', kind: 'deposit', amount: credited, rate: 10_000 })
  }
  return rows.length === 0 ? 'nothing is credited' : `credited ${rows.map(({ reference }) => reference).join(', ')}`
}

const transfersSql = `select o.reference, coalesce(o.credited, 0) as credited, count(t.*)::int as transfers, coalesce(sum(t.amount), 0) as moved
  from deposit_order o left join ledger_transfer t
    on t.source = 'deposit' and t.key = o.reference and t.player_id = o.player_id and t.reason = 'deposit'
  group by o.reference, o.credited order by o.reference`

type CreditSum = {
  readonly reference: string
  readonly credited: bigint
  readonly transfers: number
  readonly moved: bigint
}

/** One order gives at most one credit, and the ledger has moved the order's amount. */
export async function ordersHold({ deployment, credited }: World): Promise<void> {
  const { rows } = await deployment.db.pool.query<CreditSum>(transfersSql)
  for (const { reference, credited: amount, transfers, moved } of rows) {
    mustBe(`what was moved for ${reference}`, moved, amount)
    mustBe(`how often ${reference} was credited`, transfers, credited.has(reference) ? 1 : 0)
  }
}

/** Every payment reaches its player. A second payment of one order waits for staff. */
export function paymentsArrived({ deployment, credited }: World): void {
  const lost = deployment.payments.lying.payments.filter(
    ({ state, isTwin, reference }) => state === 'paid' && !isTwin && !credited.has(reference),
  )
  mustBe(
    'payments that were never credited',
    lost
      .filter(({ reference }) => !isPaidTwice(deployment.payments.lying.payments, reference))
      .map((each) => each.reference),
    [],
  )
}

const isPaidTwice = (
  payments: readonly { readonly reference: string; readonly isTwin: boolean }[],
  reference: string,
) => payments.some((each) => each.reference === reference && each.isTwin)
