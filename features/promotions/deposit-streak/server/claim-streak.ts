import { answer, refuse } from '#core/contract/outcome.ts'
import { budgetCovers, claimReward, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { claimStreak } from '../contract.ts'
import { refuseGift, type Run } from '../rules.ts'
import { isLastStaked, saveRun, streakOf, streakView } from './streak.ts'

export const claimStreakHandler = (needs: PromotionDependencies) =>
  handle(claimStreak, async ({ input: { day }, identity: { playerId }, now, tx }) => {
    const streak = await streakOf(tx, playerId)
    if (streak === undefined) return refuse('notOpen')
    const { promotion, row, run } = streak
    const { days, graceDays } = promotion.settings
    const refusal = refuseGift(run, day, { length: days.length, graceDays, now })
    if (refusal !== undefined) return refuse(refusal)
    if (row === undefined || run === undefined) return refuse('conditionNotReached')

    const gift = { claimKey: giftKeyOf(row.cycleKey, day), items: days[day - 1]?.items ?? [], isEarned: true } as const
    const given = await claimReward(tx, needs, { playerId, promotion, ...gift, paidBy: depositOf(run, day), now })
    if (given.kind === 'refusal') return given
    const after = { ...run, claimed: [...run.claimed, day] }
    await saveRun(tx, row, after, now)
    const isStaked = await isLastStaked(tx, playerId, after)
    const covers = await budgetCovers(tx, { promotion, playerId, now })
    return answer({ ...streakView({ ...streak, run: after }, { isStaked, covers, now }), items: [...given.items] })
  })

const depositOf = ({ marks }: Run, day: number): string | null => marks[day - 1]?.reference ?? null

export const giftKeyOf = (cycleKey: string, day: number): string => `${cycleKey}:${day}`
