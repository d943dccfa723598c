import { randomUUID } from 'node:crypto'
import { taskKind } from '#features/promotions/task/server/task-kind.ts'
import { publishPromotion } from '#features/promotions/kit/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'
import { nextSample, reason } from './sample-rows.ts'

/** A task's reward for a player who may get rewards, whatever other samples did to theirs. */
export async function sampleGift({ site }: TestBackOffice) {
  const id = nextSample() % 9_000
  const now = site.clock.now()
  const items = [{ id: 2001, count: 100, betRate: 3 }]
  const task = { id, type: 'bind', title: 'Add a number', titleFil: '', need: 1, isDaily: false, items, achieve: 0 }
  await site.context.db.transaction((tx) =>
    publishPromotion(tx, {
      kind: taskKind,
      settings: { tasks: [{ ...task, jump: '' }], chests: [] },
      savedBy: 'sample',
      reason,
      now,
    }),
  )
  const visitor = { ip: `10.77.${id % 250}.7`, fingerprint: `sample-gift-${id}` }
  const { id: playerId } = await registerPlayer(site, `0918${String(7_000_000 + id)}`, visitor)
  const claimKey = `once:t${id}`
  return { requestKey: randomUUID(), playerId, key: taskKind.key, claimKey, why: 'fault' as const, reason }
}
