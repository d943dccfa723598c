import * as v from 'valibot'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { inquiryPath, type ListedRound, roundListAnswer } from '#games/protocol/inquiry.ts'
import type { Round } from '../../round.ts'
import type { Alert } from '../wallet-alert.ts'
import { type Difference, differenceSave } from '../store/game-difference.store.ts'
import { roundFindByIds } from '../store/game-round.store.ts'
import { requireRoundsReadable } from '../store/hidden-rounds.store.ts'
import type { ProviderKey } from '../gate/provider-registry.ts'
import { providerListToReconcile, roundDaySave, roundListClosed } from '../store/round-day.store.ts'
import type { SweepDependencies } from './sweep-open-rounds.ts'

export type DayDependencies = SweepDependencies & { readonly alert: Alert }

const pageSize = 1_000
const pagesMax = 10_000
// Clocks differ: a round that ended around midnight may be on the other day at the other side.
const midnightMargin = minutes(10)

/**
 * Compares a day's rounds one by one with those of every provider that can be called. Returns the number of
 * differences. Throws after the last one if a provider did not answer: its day is still to be compared.
 */
export async function reconcileDay(needs: DayDependencies, day: CalendarDay, now: Instant): Promise<number> {
  await requireRoundsReadable(needs.db, { from: startOfDay(day), until: endOfDay(day) })
  let found = 0
  const silent: string[] = []
  for (const { id } of await providerListToReconcile(needs.db)) {
    const key = await needs.providers.newestKeyOf(id)
    if (key === undefined) continue
    const differences = await compareDay(needs, { key, day, now })
    if (differences === undefined) silent.push(id)
    else found += differences
  }
  if (silent.length > 0) throw new Error(`no list of the rounds of ${day} from ${silent.join(', ')}`)
  return found
}

type Comparison = { readonly key: ProviderKey; readonly day: CalendarDay; readonly now: Instant }

/** The number of differences; undefined if the provider did not answer. */
async function compareDay(needs: DayDependencies, comparison: Comparison): Promise<number | undefined> {
  const { key, day, now } = comparison
  const providerId = key.provider.id
  const seen = new Set<string>()
  let differences = 0
  const keep = async (found: readonly Difference[]): Promise<void> => {
    differences += found.length
    if (found.length > 0) await differenceSave(needs.db, found, now)
  }
  for await (const page of pagesOf(needs, comparison)) {
    if (page === undefined) return undefined
    for (const { playerId, roundId } of page) seen.add(`${playerId} ${roundId}`)
    await keep(await differencesOf(needs, providerId, page))
  }
  await keep(await missingThere(needs, { providerId, day, seen }))
  await roundDaySave(needs.db, { providerId, day, rounds: seen.size, differences, comparedAt: now })
  if (differences > 0) needs.alert({ provider: providerId, kind: 'roundList', about: day })
  return differences
}

/** The provider's list, page by page; undefined if there is no usable answer. */
async function* pagesOf({ inquire }: DayDependencies, { key, day, now }: Comparison) {
  const period = { from: textOf(startOfDay(day)), to: textOf(endOfDay(day)), max: pageSize }
  let after: string | null = null
  for (let page = 0; page < pagesMax; page++) {
    const question: Record<string, unknown> = after === null ? period : { ...period, after }
    const answer = v.safeParse(roundListAnswer, await inquire(key, inquiryPath.roundList, question, now))
    yield answer.success ? answer.output.rounds : undefined
    after = answer.success ? answer.output.next : null
    if (after === null) return
  }
  yield undefined
}

const textOf = (at: Instant): string => new Date(at).toISOString()

async function differencesOf(
  { db }: DayDependencies,
  providerId: string,
  page: readonly ListedRound[],
): Promise<Difference[]> {
  const ids = page.filter(({ playerId }) => /^[1-9]\d{0,17}$/.test(playerId))
  const ours = await roundFindByIds(
    db,
    ids.map(({ playerId, roundId }) => ({ playerId: BigInt(playerId), providerId, roundId })),
  )
  const ourRound = new Map(ours.map((round) => [`${round.playerId} ${round.roundId}`, round]))
  return page.flatMap((listed) => {
    const subject = `${listed.playerId} ${listed.roundId}`
    const round = ourRound.get(subject)
    if (isSame(listed, round)) return []
    const { state, bet, win } = listed
    const theirs = { state, bet: String(bet), win: String(win) }
    return [{ providerId, kind: 'rounds' as const, subject, ours: oursOf(round), theirs }]
  })
}

/** A voided round equals none. */
function isSame({ state, bet, win }: ListedRound, round: Round | undefined): boolean {
  if (state === 'VOIDED') return round === undefined || round.state === 'VOIDED'
  return round?.state === 'CLOSED' && round.stake === BigInt(bet) && round.win === BigInt(win)
}

const oursOf = (round: Round | undefined): Record<string, string> =>
  round === undefined ? {} : { state: round.state, bet: String(round.stake), win: String(round.win) }

type ReportedRounds = { readonly providerId: string; readonly day: CalendarDay; readonly seen: ReadonlySet<string> }

/** Our rounds that the provider does not list, read hour by hour. */
async function missingThere({ db }: DayDependencies, { providerId, day, seen }: ReportedRounds): Promise<Difference[]> {
  const missing: Difference[] = []
  const end = subtractDuration(endOfDay(day), midnightMargin)
  for (let from = addDuration(startOfDay(day), midnightMargin); from < end; from = addDuration(from, hours(1))) {
    const hourEnd = addDuration(from, hours(1))
    const closed = await roundListClosed(db, { providerId, from, to: hourEnd < end ? hourEnd : end })
    for (const { playerId, roundId, stake, win } of closed) {
      const subject = `${playerId} ${roundId}`
      if (seen.has(subject)) continue
      const ours = { state: 'CLOSED', bet: String(stake), win: String(win) }
      missing.push({ providerId, kind: 'rounds', subject, ours, theirs: {} })
    }
  }
  return missing
}
