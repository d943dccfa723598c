import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { invitersAbove } from '#features/promotions/invite/server/index.ts'
import { isOpen, type Promotion, promotionAt, promotionOf, readReader } from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { addBets, type CommissionTerms, correctEarning, countedPlay, earn, type PlayByGame } from '../rules.ts'
import { type AgentBook, agentBook } from './agent-book.ts'
import type { CommissionDependencies, CommissionProgramme } from './programme.ts'
import { lineInsert, type NewLine, type SettledDay, settledDays } from './store/line.store.ts'
import { type DayOfFriend, playList } from './store/play.store.ts'

export type DueDays = {
  readonly due: readonly DayOfFriend[]
  readonly today: CalendarDay
  /** Days before this are only corrected. */
  readonly newFrom: CalendarDay
  readonly now: Instant
}

const levelsMax = 3

/** A friend's day: what was played, who is above the friend, and what was settled before. */
type FriendDay = DayOfFriend & {
  readonly bets: PlayByGame
  readonly above: readonly { readonly inviterId: bigint; readonly level: number }[]
  readonly settled: readonly SettledDay[]
  readonly isRestricted: boolean
}

/** Writes what these days earn each agent, by each programme that is open. */
export async function settleDays(tx: Transaction, needs: CommissionDependencies, dueDays: DueDays): Promise<void> {
  const days = await loadDays(tx, needs, dueDays)
  const paid = new Set(
    days.flatMap(({ inviteeId, day: playDay, settled }) =>
      settled.map(({ agentId }) => payeeOf({ agentId, inviteeId, playDay })),
    ),
  )
  for (const programme of needs.programmes) {
    const promotion = await promotionOf(tx, programme.kind)
    if (promotion === undefined) continue
    const settlement = { programme, promotion, paid, ...dueDays }
    const fresh = await newLines(tx, needs, { days, ...settlement })
    for (const line of fresh) paid.add(payeeOf(line))
    await lineInsert(tx, [...fresh, ...(await correctionLines(tx, { days, ...settlement }))])
  }
}

async function loadDays(tx: Transaction, needs: CommissionDependencies, { due, now }: DueDays): Promise<FriendDay[]> {
  const friends = [...new Set(due.map(({ inviteeId }) => inviteeId))]
  const plays = await playList(tx, due)
  const above = await invitersAbove(tx, friends, levelsMax)
  const settled = await settledDays(tx, due)
  const restricted = new Set<bigint>()
  for (const playerId of friends) {
    if ((await readReader(tx, needs, { playerId, now })).isRestricted) restricted.add(playerId)
  }
  return due.map(({ inviteeId, day }) => ({
    inviteeId,
    day,
    bets: plays
      .filter((play) => play.inviteeId === inviteeId && play.day === day)
      .reduce<PlayByGame>((bets, { gameType, validBet }) => addBets(bets, gameType, validBet), {}),
    above: above.filter((each) => each.inviteeId === inviteeId),
    settled: settled.filter((each) => each.inviteeId === inviteeId && each.day === day),
    isRestricted: restricted.has(inviteeId),
  }))
}

/** An agent and a friend's day, for which one programme pays. */
const payeeOf = ({ agentId, inviteeId, playDay }: Pick<NewLine, 'agentId' | 'inviteeId' | 'playDay'>): string =>
  `${agentId} ${inviteeId} ${playDay}`

type Settlement = DueDays & {
  /** For whom a programme has paid, by this settlement or an earlier one. */
  readonly paid: ReadonlySet<string>
  readonly days: readonly FriendDay[]
  readonly programme: CommissionProgramme
  readonly promotion: Promotion
}

/** The lines of days that have not been settled before. */
async function newLines(
  tx: Transaction,
  needs: CommissionDependencies,
  { days, programme, promotion, paid, today, newFrom, now }: Settlement,
): Promise<NewLine[]> {
  if (!isOpen(promotion, now)) return []
  const terms = programme.termsOf(promotion)
  const { key } = promotion.kind
  const fresh = days.filter(({ day, settled }) => day >= newFrom && !settled.some((each) => each.key === key))
  const book = await agentBook(tx, needs, {
    agents: [...new Set(fresh.flatMap(({ above }) => above.map(({ inviterId }) => inviterId)))],
    promotion,
    terms,
    today,
    now,
  })
  return fresh.flatMap((friend) => earnings(friend, { terms, book, key, version: promotion.version, paid, today }))
}

type Earnings = {
  readonly terms: CommissionTerms
  readonly book: AgentBook
  readonly key: string
  readonly version: number
  readonly paid: Settlement['paid']
  readonly today: CalendarDay
}

function earnings(friend: FriendDay, { terms, book, key, version, paid, today }: Earnings): NewLine[] {
  const { inviteeId, day, bets, above } = friend
  const counted = countedPlay(bets, terms.weights)
  return above.flatMap(({ inviterId: agentId, level }) => {
    const rate = book.rateFor(agentId, { level, friend })
    if (rate === undefined || paid.has(payeeOf({ agentId, inviteeId, playDay: day }))) return []
    const { amount } = earn(counted, rate, book.leftOf(agentId))
    book.take(agentId, amount)
    const line = { key, agentId, inviteeId, level, playDay: day, settledOn: today, version, rate, reference: null }
    return [{ ...line, kind: 'play' as const, validBet: totalOf(bets), counted, amount }]
  })
}

/** The lines that correct days settled before, each at the rate and by the weights of its own version. */
async function correctionLines(tx: Transaction, { days, programme, promotion, today }: Settlement): Promise<NewLine[]> {
  const { key, dailyMax } = { key: promotion.kind.key, dailyMax: programme.termsOf(promotion).dailyMax }
  const lines: NewLine[] = []
  for (const { bets, settled, inviteeId, day } of days) {
    for (const { level, agentId, version, ...before } of settled.filter((each) => each.key === key)) {
      const terms = programme.termsOf(await promotionAt(tx, programme.kind, version))
      const counted = countedPlay(bets, terms.weights)
      const left = subtractCentavos(dailyMax, before.amount)
      const change = correctEarning(before, counted, left)
      const validBet = subtractCentavos(totalOf(bets), before.validBet)
      const line = { key, agentId, inviteeId, level, playDay: day, settledOn: today, version, reference: null }
      lines.push({
        ...line,
        kind: 'correction',
        rate: before.rate,
        validBet,
        counted: change.counted,
        amount: change.amount,
      })
    }
  }
  return lines.filter(({ validBet, counted }) => validBet !== 0n || counted !== 0n)
}

const totalOf = (bets: PlayByGame): Centavos => sumCentavos(Object.values(bets))
