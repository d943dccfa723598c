import { type Expiry, hasEnded, type Instant } from '#core/clock/instant.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'

/** From its first moment up to, but without, its end. */
export type Window = { readonly from: Instant | 'always'; readonly until: Expiry }

export const isWithinWindow = ({ from, until }: Window, now: Instant): boolean =>
  (from === 'always' || now >= from) && !hasEnded(until, now)

/** The next moment at which something begins or ends by itself; what was composed before holds until then. */
export function nextEdge(windows: readonly Window[], now: Instant): Expiry {
  const edges = windows
    .flatMap(({ from, until }) => [from, until])
    .filter((edge): edge is Instant => typeof edge === 'number' && edge > now)
  return edges.length === 0 ? 'never' : edges.reduce((a, b) => (a < b ? a : b))
}

export type LobbyEntry = { readonly clickType: number; readonly clickAction: string }
/** Of the player only what decides; nobody is signed in where it is undefined. */
export type EntryReader = { readonly mobile: string; readonly activityIds: readonly number[] } | undefined

const onlyWhileActive: readonly number[] = [activityType.welcomeCalendar, activityType.agent5, activityType.signInCards]

/** A banner or a notice about something that the player has done already, or cannot do, is not shown. */
export function isShownTo({ clickType, clickAction }: LobbyEntry, player: EntryReader): boolean {
  if (clickType !== jumpKind.activity) return true
  const activity = Number(clickAction)
  if (activity === activityType.bind) return !player?.mobile
  return !onlyWhileActive.includes(activity) || (player?.activityIds.includes(activity) ?? false)
}

/** In green mode every offer also shows its permit. */
export function withPermit(text: string, { permit }: { readonly permit: string }, mode: SiteMode): string {
  if (mode !== 'green' || permit === '') return text
  return [text, `Permit no. ${permit}`].filter(Boolean).join(' ')
}
