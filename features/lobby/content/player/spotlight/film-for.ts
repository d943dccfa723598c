import { activityType } from '#core/enumerations/activity-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import type { Click } from '../click-target.ts'

/** What of a player decides which film is shown. */
export type Viewer = {
  readonly activityIds: readonly number[]
  /** A sign-in card is owned: the film about buying one has done its work. */
  readonly loginPaying: boolean
}

export const guestViewer: Viewer = { activityIds: [], loginPaying: false }

/** The video that fits the player's situation; otherwise the one that leads to a game. */
export function filmFor<Film extends Click>(films: readonly Film[], { activityIds, loginPaying }: Viewer) {
  const about = (activity: number): Film | undefined =>
    activityIds.includes(activity)
      ? films.find(({ clickType, clickAction }) => clickType === jumpKind.activity && Number(clickAction) === activity)
      : undefined
  return (
    (loginPaying ? undefined : about(activityType.signInCards)) ??
    about(activityType.depositLadder) ??
    films.find(({ clickType }) => clickType === jumpKind.game) ??
    // The specification stops at games; a film that leads outside or nowhere is shown rather than none.
    films.find(({ clickType }) => clickType !== jumpKind.activity)
  )
}
