import { answer, refuse } from '#core/contract/outcome.ts'
import { type PromotionDependencies, readReader, refuseClaim } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimFestivalTask } from '../contract.ts'
import { refuseTask } from '../rules.ts'
import { festivalView } from './festival-view.ts'
import { lockFestival, playToday, saveFestival } from './load-festival.ts'

/** Adds the stars of one of today's tasks, once a day. */
export const claimTaskHandler = (needs: PromotionDependencies) =>
  handle(claimFestivalTask, async ({ input: { id }, identity: { playerId }, caller: { language }, now, tx }) => {
    const festival = await lockFestival(tx, { playerId, now })
    if (festival === undefined) return refuse('notOpen')
    const { promotion, today, row } = festival
    const { held, day } = today
    const reader = await readReader(tx, needs, { playerId, now })
    const closed = refuseClaim(promotion, { reader, asks: promotion.kind.asks, now })
    const refusal = closed ?? refuseTask(today, id, await playToday(tx, festival, playerId))
    if (refusal !== undefined) return refuse(refusal)
    const stars = promotion.settings.tasks.find((task) => task.id === id)?.stars ?? 0
    const after = { ...held, tasks: [...held.tasks, { day, id, stars }] }
    await saveFestival(tx, row, after, now)
    const left = { ...festival, today: { ...today, held: after } }
    return answer(await festivalView(tx, left, { playerId, language, now }))
  })
