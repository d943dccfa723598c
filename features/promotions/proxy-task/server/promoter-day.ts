import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { dayPeriod, type Period } from '#core/clock/period.ts'
import { inviteCodeOf } from '#features/players/account/server/index.ts'
import {
  hasInvited,
  inviteCountFree,
  inviteCountRegistered,
  inviteCountUsed,
  type InviteUse,
} from '#features/promotions/invite/server/index.ts'
import { claimListOf, type Promotion, stateFind } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type DayCounts, type PromoterTerms, stepStatus } from '../rules.ts'
import { type ShareChannel, shareChannels } from '../step.ts'
import { proxyTaskKind } from './proxy-task-kind.ts'

const { key } = proxyTaskKind

export type PromoterDay = {
  readonly day: Period
  readonly counts: DayCounts
  readonly isClaimed: (id: number) => boolean
}

const sharesIn = v.object({ channels: v.optional(v.array(v.picklist(shareChannels)), []) })

/** Through which channels the link was shared. */
export const sharedThrough = (data: unknown): readonly ShareChannel[] => v.parse(sharesIn, data).channels

const placePrefix = `${key}:`
const placeOf = (dayKey: string): string => placePrefix + dayKey
/** The day of a place; undefined: it belongs to another promotion. */
export const dayKeyOf = (place: string): string | undefined =>
  place.startsWith(placePrefix) ? place.slice(placePrefix.length) : undefined

export const claimKeyOf = (dayKey: string, stepId: number): string => `${dayKey}:${stepId}`

type DayQuery = { readonly playerId: bigint; readonly now: Instant }

/** The valid invites of a day that may count here. */
export function inviteUseOf(
  { settings }: Pick<Promotion<PromoterTerms>, 'settings'>,
  { playerId, now }: DayQuery,
): InviteUse {
  const day = dayPeriod(now)
  const countMax = Math.max(0, ...settings.steps.filter(({ kind }) => kind === 'valid').map(({ need }) => need))
  const place = placeOf(day.key)
  return { inviterId: playerId, place, from: day.startsAt, until: day.endsAt, countMax, shares: settings.shares }
}

/** A promoter's day so far. Valid invites count when they are assigned to it; those still free are included. */
export async function promoterDay(
  db: Queryable,
  promotion: Pick<Promotion<PromoterTerms>, 'settings'>,
  { playerId, now }: DayQuery,
): Promise<PromoterDay> {
  const day = dayPeriod(now)
  const use = inviteUseOf(promotion, { playerId, now })
  const claimKeys = promotion.settings.steps.map(({ id }) => claimKeyOf(day.key, id))
  const [state, friends, claims] = await Promise.all([
    stateFind(db, { playerId, key, cycleKey: day.key }),
    friendsOf(db, use),
    claimListOf(db, { playerId, key, claimKeys }),
  ])
  const claimed = new Set(claims.map(({ claimKey }) => claimKey))
  const share = state !== undefined && sharedThrough(state.data).length > 0 ? 1 : 0
  return {
    day,
    counts: { share, ...friends },
    isClaimed: (id) => claimed.has(claimKeyOf(day.key, id)),
  }
}

async function friendsOf(db: Queryable, use: InviteUse): Promise<Omit<DayCounts, 'share'>> {
  if (!(await hasInvited(db, use.inviterId))) return { registration: 0, valid: 0 }
  const [registration, used, free] = await Promise.all([
    inviteCountRegistered(db, use),
    inviteCountUsed(db, use.inviterId, use.place),
    inviteCountFree(db, use),
  ])
  return { registration, valid: Math.min(use.countMax, used + free) }
}

/** The promoter's view of the day. */
export async function promoterView(
  db: Queryable,
  { settings }: Pick<Promotion<PromoterTerms>, 'settings'>,
  { playerId, now }: DayQuery,
) {
  const day = await promoterDay(db, { settings }, { playerId, now })
  return {
    steps: settings.steps.map((step) => ({
      id: step.id,
      kind: step.kind,
      need: step.need,
      done: Math.min(step.need, day.counts[step.kind]),
      items: [...step.items],
      status: stepStatus(step, day),
    })),
    inviteCode: await inviteCodeOf(db, playerId),
    resetsAt: day.day.endsAt,
    now,
  }
}
