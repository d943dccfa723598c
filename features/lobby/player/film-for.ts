import { activityType } from '#core/enumerations/activity-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import type { Click } from './click-target.ts'

/** The film about what a player can do right now; where there is none, the one that leads into a game. */
export function filmFor<Film extends Click>(films: readonly Film[], activityIds: readonly number[]): Film | undefined {
  const about = (activity: number) =>
    activityIds.includes(activity)
      ? films.find(({ clickType, clickAction }) => clickType === jumpKind.activity && Number(clickAction) === activity)
      : undefined
  return (
    about(activityType.signUpBonus) ??
    about(activityType.ladderRecharge) ??
    films.find(({ clickType }) => clickType === jumpKind.game) ??
    // The specification stops at games; a film that leads outside or nowhere is shown rather than none.
    films.find(({ clickType }) => clickType !== jumpKind.activity)
  )
}
