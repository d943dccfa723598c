import { setTimeout as sleep } from 'node:timers/promises'
import { roundTopic } from '#features/play/game-wallet/server/index.ts'
import { reportText, verifyLedger } from '#ledger'
import { alwaysHolds } from '#tests/simulation/always.ts'
import { countPublished } from '#tests/simulation/sim-player.ts'
import { mustBe, Violation } from '#tests/simulation/violation.ts'
import type { FaultDeployment } from './fault-deployment.ts'

const consumedWithinMs = 60_000
const lookEveryMs = 50

type Playground = Pick<FaultDeployment, 'load' | 'db' | 'players' | 'bystander' | 'checks'>

/**
 * Lets everything come to rest, and holds the end against the provider's log: the ledger is sound, everything that was
 * answered is there, nothing was done twice, and the state is the one that the operations have when they are done one by one.
 */
export async function settle({ load, db, players, bystander, checks }: Playground): Promise<void> {
  await load.stop()
  await awaitConsumed(db)
  const everybody = [...players, bystander]
  for (const player of everybody) countPublished(player, Date.now())
  await alwaysHolds({ deployment: { db }, players: everybody })
  const published = await db.pool.query('select once_id from outbox_event where topic = any($1)', [
    Object.values(roundTopic),
  ])
  const expected = everybody.reduce((sum, { wallet }) => sum + wallet.state.published.length, 0)
  mustBe('how often the ends of rounds were told', published.rowCount, expected)
  const report = await verifyLedger(db, checks)
  if (!report.isSound) throw new Violation(reportText(report))
}

/** Events reach turnover by themselves, in whichever server lives. */
async function awaitConsumed(db: FaultDeployment['db']): Promise<void> {
  const deadline = performance.now() + consumedWithinMs
  for (;;) {
    const { rows } = await db.pool.query<{ waiting: number; parked: string | null }>(waitingSql, [
      Object.values(roundTopic),
    ])
    const [found] = rows
    if (found?.parked) throw new Violation(`an event could not be handled: ${found.parked}`)
    if (found?.waiting === 0) return
    if (performance.now() > deadline) throw new Violation(`${found?.waiting} events are not handled`)
    await sleep(lookEveryMs)
  }
}

const waitingSql = `select
  ((select count(*) from outbox_inbox) + (
    select count(*) from outbox_event e join outbox_cursor c on c.lane = e.lane and c.consumer = 'turnover'
    where e.topic = any($1) and e.position > c.position))::int as waiting,
  (select max(error) from outbox_parked) as parked`
