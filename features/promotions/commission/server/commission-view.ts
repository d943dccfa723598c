import { addDays, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { applyBasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import { hiddenName, publicNamesOf } from '#features/players/account/server/index.ts'
import { type FriendBelow, friendsBelow, inviteList } from '#features/promotions/invite/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { addBets, availableOf, type CommissionTerms, countedPlay, type PlayByGame, rateOf } from '../rules.ts'
import { activeFriends } from './agent-book.ts'
import { commissionSum, earnedFrom, statementDays } from './store/earned.store.ts'
import { payoutList } from './store/payout.store.ts'
import { playIn } from './store/play.store.ts'

export type AgentAt = {
  readonly agentId: bigint
  readonly key: string
  readonly terms: CommissionTerms
  /** One level in green mode. */
  readonly isGreenMode: boolean
  readonly now: Instant
}

const daysShown = 30
const payoutsShown = 20
const friendsShown = 20

/** The levels that earn now. */
const openLevels = ({ terms: { rates }, isGreenMode }: Pick<AgentAt, 'terms' | 'isGreenMode'>): number =>
  isGreenMode ? 1 : rates.length

/** What an agent has earned: today so far, by the last settlement, in all, and what can be exchanged. */
export async function commissionView(db: Queryable, agent: AgentAt) {
  const { agentId, key, terms, now } = agent
  const today = dayOf(now)
  const levels = openLevels(agent)
  const below = await friendsBelow(db, [agentId], levels)
  const players = below.map(({ inviteeId }) => inviteeId)
  const [sums, plays, active, days, payouts] = await Promise.all([
    commissionSum(db, { agentId, key, day: today }),
    playIn(db, players, { from: today, before: addDays(today, 1) }),
    activeFriends(db, [agentId], { today: addDays(today, 1), terms }),
    statementDays(db, { agentId, key }, daysShown),
    payoutList(db, { agentId, key }, payoutsShown),
  ])
  const activeCount = active.get(agentId) ?? 0
  const team = teamOf({ terms, levels, below, plays, activeCount })
  return {
    today: sumCentavos(team.map(({ counted, rate }) => applyBasisPoints(counted, rate, divFloor))),
    yesterday: sums.lastDay,
    total: sums.total,
    available: maxCentavos(zeroCentavos, availableOf(sums.total, sums.taken)),
    waiting: sums.waiting,
    activeFriends: activeCount,
    team,
    days,
    payouts: payouts.map(({ id, amount, state, requestedAt }) => ({
      id: String(id),
      amount,
      state,
      time: requestedAt,
    })),
  }
}

type Team = {
  readonly terms: CommissionTerms
  readonly levels: number
  readonly below: readonly FriendBelow[]
  readonly plays: Awaited<ReturnType<typeof playIn>>
  readonly activeCount: number
}

/** Each open level with its rate, its players and what they played. */
function teamOf({ terms, levels, below, plays, activeCount }: Team) {
  const levelOf = new Map(below.map(({ inviteeId, level }) => [inviteeId, level]))
  return terms.rates.slice(0, levels).map((base, index) => {
    const level = index + 1
    const bets = plays
      .filter(({ inviteeId }) => levelOf.get(inviteeId) === level)
      .reduce<PlayByGame>((sum, { gameType, validBet }) => addBets(sum, gameType, validBet), {})
    return {
      level,
      rate: rateOf(terms, { level, activeFriends: activeCount }) ?? base,
      players: below.filter((friend) => friend.level === level).length,
      counted: countedPlay(bets, terms.weights),
    }
  })
}

export type FriendsPage = Pick<AgentAt, 'agentId' | 'key' | 'now'> & { readonly page: number }

/** Friends under masked names, with what each has earned the agent. */
export async function friendsView(db: Queryable, { agentId, key, page, now }: FriendsPage) {
  const offset = (page - 1) * friendsShown
  const found = await inviteList(db, { inviterId: agentId, limit: friendsShown + 1, offset })
  const friends = found.slice(0, friendsShown).map(({ inviteeId }) => inviteeId)
  const [names, earned] = await Promise.all([
    publicNamesOf(db, friends),
    earnedFrom(db, { agentId, key, friends, day: dayOf(now) }),
  ])
  return {
    friends: found.slice(0, friendsShown).map(({ inviteeId, state, registeredAt }) => ({
      name: names.get(inviteeId) ?? hiddenName,
      state,
      time: registeredAt,
      yesterday: amountOf(earned.get(inviteeId)?.lastDay),
      total: amountOf(earned.get(inviteeId)?.total),
    })),
    hasMore: found.length > friendsShown,
  }
}

const amountOf = (amount: Centavos | undefined): Centavos => amount ?? zeroCentavos
