import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  budgetCovers,
  isOffered,
  type PromotionDependencies,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { points, post } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { depositStreakKind } from './deposit-streak-kind.ts'
import { makeUpStreak } from '../contract.ts'
import { canMakeUp } from '../rules.ts'
import { saveRun, streakOf, streakView } from './streak.ts'

/** Makes up the previous day with points, once per streak and only on the day after it. */
export const makeUpStreakHandler = (needs: PromotionDependencies) =>
  handle(makeUpStreak, async ({ identity: { playerId }, now, tx }) => {
    const streak = await streakOf(tx, playerId)
    if (streak === undefined) return refuse('notOpen')
    if (!isOffered(streak.promotion, await readReader(tx, needs, { playerId, now }), now)) return refuse('notEligible')
    const { promotion, row, run } = streak
    const { days, makeUpPoints } = promotion.settings
    if (makeUpPoints === 0 || row === undefined || run === undefined) return refuse('nothingToChange')
    if (!canMakeUp(run, { length: days.length }, dayOf(now))) return refuse('nothingToChange')

    const reference = `${row.cycleKey}:makeUp`
    const posted = await post(tx, {
      playerId,
      source: 'promotion',
      key: `${depositStreakKind.key}:${playerId}:${reference}`,
      transfers: [
        {
          reason: 'pointsSpend',
          from: 'points',
          to: `promo:${depositStreakKind.key}`,
          amount: points(BigInt(makeUpPoints)),
          reference,
        },
      ],
      now,
    })
    if (posted.kind === 'refused') return refuse('conditionNotReached')
    const after = { ...run, marks: [...run.marks, { reference: null, isRevoked: false }] }
    await saveRun(tx, row, after, now)
    const covers = await budgetCovers(tx, { promotion, playerId, now })
    return answer(streakView({ ...streak, run: after }, { isStaked: true, covers, now }))
  })
