import { creditsCheck } from '#features/cashier/deposit/server/credits-check.ts'
import { roundTopic } from '#features/play/game-wallet/server/index.ts'
import { roundsCheck } from '#features/play/game-wallet/server/upkeep/rounds-check.ts'
import { reportText, verifyLedger } from '#ledger'
import { paymentsArrived } from './payments/learn-credits.ts'
import { provider } from './simulated-deployment.ts'
import { mustBe, Violation } from './violation.ts'
import type { World } from './world.ts'

/** Invariants after all messages are delivered: the ledger is sound, and effects of play happened once. */
export async function finallyHolds(world: World): Promise<void> {
  const { deployment, players } = world
  paymentsArrived(world)
  const report = await verifyLedger(deployment.db, [roundsCheck, creditsCheck])
  if (!report.isSound) throw new Violation(reportText(report))
  const { rows } = await deployment.db.pool.query<{ id: string }>(
    'select once_id as id from outbox_event where topic = any($1) order by position',
    [Object.values(roundTopic)],
  )
  const published = new Set(rows.map(({ id }) => id))
  const expected = players.flatMap(({ id, wallet }) =>
    wallet.state.published.map(
      ({ topic, round }) => `${roundTopic[topic]}:${id}:${provider.id}:${round.roundId}:${round.revision}`,
    ),
  )
  mustBe('what was told of rounds', [...published].toSorted(), expected.toSorted())
  mustBe('how often it was told', rows.length, expected.length)
}
