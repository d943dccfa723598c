import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { daysOfPlayers } from '#features/players/segment/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type GroupMember, groupMembers } from './store/campaign-player.store.ts'

/** Fewer say nothing. */
const groupMin = 100
/** The newest of each group, so that the page opens at once. */
const membersMax = 10_000
/** A player has had time to come back. */
const comparedAfterDays = 3

/**
 * What players did after entering, beside those who were held back. Everybody who entered counts, whether or not a message
 * was sent. Null: one of the groups is too small.
 */
export async function compareGroups(db: Queryable, campaignId: bigint, now: Instant) {
  const before = subtractDuration(now, days(comparedAfterDays))
  const held = await groupMembers(db, campaignId, { isHeld: true, before, limit: membersMax })
  if (held.length < groupMin) return null
  const reached = await groupMembers(db, campaignId, { isHeld: false, before, limit: membersMax })
  if (reached.length < groupMin) return null
  return { reached: await measured(db, reached), held: await measured(db, held), days: comparedAfterDays, groupMin }
}

async function measured(db: Queryable, members: readonly GroupMember[]) {
  const facts = await daysOfPlayers(
    db,
    members.map(({ playerId }) => playerId),
  )
  const known = new Map(facts.map((fact) => [fact.playerId, fact]))
  const countWith = (fact: 'seenOn' | 'depositedOn') =>
    members.filter(({ playerId, enteredAt }) => (known.get(playerId)?.[fact] ?? '') > dayOf(enteredAt)).length
  return { players: members.length, returned: countWith('seenOn'), deposited: countWith('depositedOn') }
}
