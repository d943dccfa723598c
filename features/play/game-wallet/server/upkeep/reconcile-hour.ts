import * as v from 'valibot'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type Counters, countersAnswer, inquiryPath } from '#games/protocol/inquiry.ts'
import { counterCount, counterMarkCompared, type HourCounters } from '../store/counter.store.ts'
import type { SweepDependencies } from './sweep-open-rounds.ts'
import { differenceSave } from '../store/game-difference.store.ts'

/** Counts the last full hour, and compares with the counts of each provider that can be called. */
export async function reconcileHour(needs: SweepDependencies, now: Instant): Promise<void> {
  const from = hourBefore(now)
  const counted = await counterCount(needs.db, { from, to: addDuration(from, hours(1)) })
  for (const ours of counted) await compare(ours, { from, now }, needs)
}

// Leaves time for an hour's last operations to be committed.
function hourBefore(now: Instant): Instant {
  const settled = subtractDuration(now, minutes(1))
  return subtractDuration(instant(settled - (settled % hours(1))), hours(1))
}

async function compare(
  ours: HourCounters,
  { from, now }: { readonly from: Instant; readonly now: Instant },
  { db, log, providers, inquire }: SweepDependencies,
): Promise<void> {
  const { providerId } = ours
  const key = await providers.newestKeyOf(providerId)
  if (key === undefined || key.provider.inquiryUrl === null || key.provider.adapter !== null) return
  const hour = new Date(from).toISOString()
  const theirs = v.safeParse(countersAnswer, await inquire(key, inquiryPath.counters, { from: hour }, now))
  if (!theirs.success) return log.warn({ provider: providerId, hour }, 'a provider returned no hourly counts')
  await counterMarkCompared(db, { providerId, hour: from, now })
  const differing = differencesOf(ours, theirs.output)
  if (differing.length === 0) return
  log.warn({ provider: providerId, hour, differing }, "a provider's hourly counts differ from ours")
  const difference = {
    providerId,
    kind: 'counters' as const,
    subject: hour,
    ours: asTexts(ours),
    theirs: asTexts(theirs.output),
  }
  await differenceSave(db, [difference], now)
}

const counterNames = Object.keys(countersAnswer.entries) as (keyof Counters)[]

const differencesOf = (ours: HourCounters, theirs: Counters): string[] =>
  counterNames.filter((name) => ours[name] !== BigInt(theirs[name]))

const asTexts = (counters: Readonly<Record<keyof Counters, number | bigint>>): Record<string, string> =>
  Object.fromEntries(counterNames.map((name) => [name, String(counters[name])]))
