import type { PlayerNow } from '#features/promotions/kit/server/index.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handle } from '#platform/http/handle.ts'
import { claimNewYearTask, shareNewYear, takeExtraBox } from '../contract.ts'
import { type EarnedBoxes, extrasUsed, refuseExtra, refuseTask, type Today } from '../rules.ts'
import { beginAct, type NewYearDependencies, viewOf } from './act.ts'
import { saveCollection } from './load-collection.ts'

export const shareHandler = (needs: NewYearDependencies) =>
  handle(shareNewYear, async ({ identity: { playerId }, now, tx }) =>
    earn(tx, needs, { playerId, now }, (today) => {
      const task = today.newYear.tasks.find(({ kind }) => kind === 'share')
      return { refusal: refuseTask(today, task, true), by: 'task', id: task?.id ?? 0, boxes: task?.boxes ?? 0 }
    }),
  )

export const claimTaskHandler = (needs: NewYearDependencies) =>
  handle(claimNewYearTask, async ({ input: { id }, identity: { playerId }, now, tx }) =>
    earn(tx, needs, { playerId, now }, (today) => {
      const task = today.newYear.tasks.find((each) => each.id === id)
      return { refusal: refuseTask(today, task, false), by: 'task', id, boxes: task?.boxes ?? 0 }
    }),
  )

export const extraBoxHandler = (needs: NewYearDependencies) =>
  handle(takeExtraBox, async ({ identity: { playerId }, now, tx }) =>
    earn(tx, needs, { playerId, now }, (today) => ({
      refusal: refuseExtra(today),
      by: 'extra',
      id: extrasUsed(today) + 1,
      boxes: 1,
    })),
  )

type Earning = Pick<EarnedBoxes, 'by' | 'id' | 'boxes'> & { readonly refusal: ActivityRefusal | undefined }

/** Adds boxes, and commits to the seed of the first opening. */
async function earn(
  tx: Transaction,
  needs: NewYearDependencies,
  player: PlayerNow,
  earning: (today: Today) => Earning,
) {
  const begun = await beginAct(tx, needs, player)
  if (begun.kind === 'refusal') return begun
  const { collection, today } = begun
  const { refusal, ...boxes } = earning(today)
  if (refusal !== undefined) return refuse(refusal)
  const { held, day } = collection
  const after = {
    ...held,
    seal: held.seal ?? needs.newSeed(),
    earned: [...held.earned, { ...boxes, day, isRevoked: false }],
  }
  await saveCollection(tx, collection, after, player.now)
  return answer(await viewOf(tx, collection, { ...player, today: { ...today, held: after } }))
}
