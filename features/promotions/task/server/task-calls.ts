import { dayPeriod } from '#core/clock/period.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Language } from '#core/language/language.ts'
import { taskDataKeyOf, taskType } from '#core/enumerations/task-type.ts'
import { claimReward, type PromotionDependencies, readReader } from '#features/promotions/kit/server/index.ts'
import { balancesOf, lockBooks } from '#ledger'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { actTask, claimTask, readTasks } from '../contract.ts'
import { chestClaimKey, cycleOf, isAct, needOf, taskClaimKey } from '../rules.ts'
import { canReceive, loadBoard, type TaskDependencies } from './load-board.ts'
import { progressAct } from './progress.store.ts'

type Board = Awaited<ReturnType<typeof loadBoard>>
type Dependencies = PromotionDependencies & TaskDependencies

export const readTasksHandler = (needs: Dependencies) =>
  handleOutsideTransaction(readTasks, async ({ identity: { playerId }, caller, now, db }) => {
    const reader = await readReader(db, needs, { playerId, now })
    const board = await loadBoard(db, needs, { reader, now })
    const begun = board.tasks.filter(({ progress }) => progress > 0)
    return answer({
      achieveNum: board.achieved,
      achieveData: JSON.stringify(
        Object.fromEntries(board.chests.map(({ need, status }) => [need, status === 'claimed'])),
      ),
      taskData: JSON.stringify(
        Object.fromEntries(begun.map(({ type, progress, status }) => [taskDataKeyOf(type), { progress, status }])),
      ),
      canReceiveTaskAward: canReceive(board),
      isOpen: board.isOpen,
      tasks: board.isOpen ? board.tasks.map((task) => taskView(task, caller.language)) : [],
      chests: board.isOpen ? board.chests.map((chest) => ({ ...chest, items: [...chest.items] })) : [],
      endsAt: dayPeriod(now).endsAt,
      now,
    })
  })

const taskView = (task: Board['tasks'][number], language: Language) => ({
  ...task,
  title: task.title[language],
  need: needOf(task),
  items: [...task.items],
  isAct: isAct(task.type),
})

/** Locks the book first, so that the checked state holds until the grant. */
export const claimTaskHandler = (needs: Dependencies) =>
  handle(claimTask, async ({ input: { taskId, chestId }, identity: { playerId }, now, tx }) => {
    await lockBooks(tx, [playerId])
    const board = await loadBoard(tx, needs, { reader: await readReader(tx, needs, { playerId, now }), now })
    const { promotion } = board
    const task = board.tasks.find(({ id }) => id === taskId)
    const chest = board.chests.find(({ id }) => id === chestId)
    const chosen = task ?? chest
    if (promotion === undefined || chosen === undefined) return refuse('notOpen')
    if (chosen.status === 'claimed') return refuse('alreadyClaimed')
    if (chosen.status === 'open') return refuse('conditionNotReached')
    const claimKey = task ? taskClaimKey(task, now) : chestClaimKey(chosen, now)
    const given = await claimReward(tx, needs, { playerId, promotion, claimKey, items: chosen.items, now })
    if (given.kind === 'refusal') return given
    return answer({ items: [...given.items], coin: (await balancesOf(tx, playerId)).coin })
  })

export const actTaskHandler = (needs: Dependencies) =>
  handle(actTask, async ({ input: { taskId }, identity: { playerId }, now, tx }) => {
    const reader = await readReader(tx, needs, { playerId, now })
    const { isOpen, tasks } = await loadBoard(tx, needs, { reader, now })
    const task = tasks.find(({ id }) => id === taskId)
    if (!isOpen || task === undefined) return refuse('notOpen')
    if (!isAct(task.type)) return refuse('nothingToChange')
    await progressAct(tx, { playerId, cycleKey: cycleOf(task, now), type: taskType[task.type] }, now)
    return answer({})
  })
