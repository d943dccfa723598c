import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { dayOf, startOfDay } from '#core/clock/manila.ts'
import { languages } from '#core/language/language.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos, centavosFromNumber } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { languagesOf } from '#features/players/language/server/index.ts'
import { sendNews } from '#features/players/mail/server/index.ts'
import type { ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type ActStep, type Graph, isChannelStep, type LetterStep, titleOf } from '../graph.ts'
import { paragraphsOf } from '../paragraphs-of.ts'
import { isQuiet, nextHour, nextMorning } from '../timing.ts'
import { actsInsert, actsRecent, spentAdd, spentLock } from './store/campaign-act.store.ts'
import { missedBy, queueMessages } from './queue-messages.ts'
import type { AtStep, Moves } from './walk-step.ts'

/**
 * Sends a message or a gift to the players at a step: not in quiet hours, not above a player's cap, and not above the
 * gift's budget. The act's row, the letter, the budget and the player's place commit together, and the row's key makes it
 * happen once.
 */
export async function actOn(tx: Transaction, at: AtStep<ActStep>): Promise<Moves> {
  const { graph, step, here, now } = at
  if (isQuiet(now, graph.quiet)) return () => ({ kind: 'rests', until: nextHour(now, graph.quiet.untilHour) })
  const players = here.map(({ player }) => player)
  const missed = isChannelStep(step) ? await missedBy(tx, { ...at, step }, players) : noneMissed
  const open = players.filter(({ playerId }) => !missed.has(playerId))
  const full = await playersAtCap(tx, { cap: graph.cap, ids: open.map(({ playerId }) => playerId), now })
  const free = open.filter(({ playerId }) => !full.has(playerId))
  const paid = new Set(await withinBudget(tx, at, free))
  await send(tx, at, [...paid])
  return ({ player }) => {
    if (missed.has(player.playerId)) return { kind: 'goes', to: step.next }
    if (full.has(player.playerId)) return { kind: 'rests', until: nextMorning(now, graph.quiet), isCapped: true }
    return paid.has(player) ? { kind: 'goes', to: step.next } : { kind: 'leaves', why: 'budgetSpent' }
  }
}

const noneMissed: ReadonlySet<bigint> = new Set()

type CapCheck = { readonly cap: Graph['cap']; readonly ids: readonly bigint[]; readonly now: Instant }

/** Players who have had as many messages as they may get, of all campaigns together. */
async function playersAtCap(tx: Transaction, { cap, ids, now }: CapCheck): Promise<ReadonlySet<bigint>> {
  const since = { day: startOfDay(dayOf(now)), week: subtractDuration(now, days(7)) }
  const recent = await actsRecent(tx, ids, since)
  return new Set(recent.filter(({ day, week }) => day >= cap.day || week >= cap.week).map(({ id }) => id))
}

const worthOf = (step: ActStep): Centavos => (step.kind === 'gift' ? centavosFromNumber(step.coins) : centavos(0n))

/** The first players for whom the budget is enough. */
async function withinBudget(tx: Transaction, { step, ...at }: AtStep<ActStep>, players: readonly ReachablePlayer[]) {
  if (step.kind !== 'gift') return players
  const spent = await spentLock(tx, { campaignId: at.campaignId, version: at.version, step: step.id })
  const left = BigInt(step.budget) - spent
  const count = left <= 0n ? 0n : left / worthOf(step)
  return players.slice(0, Number(count))
}

async function send(tx: Transaction, at: AtStep<ActStep>, players: readonly ReachablePlayer[]): Promise<void> {
  if (players.length === 0) return
  const { campaignId, version, step, now } = at
  const { id, kind } = step
  const key = { campaignId, version, step: id }
  const ids = players.map(({ playerId }) => playerId)
  const worth = worthOf(step)
  const fresh = await actsInsert(tx, { ...key, kind, title: titleOf(step, 'en'), worth, now, ids })
  if (kind === 'gift') await spentAdd(tx, key, centavos(worth * BigInt(fresh.size)))
  const reached = players.filter(({ playerId }) => fresh.has(playerId))
  if (isChannelStep(step)) return queueMessages(tx, { ...at, step }, reached)
  await sendLetters(tx, { ...at, step }, reached)
}

async function sendLetters(tx: Transaction, at: AtStep<LetterStep>, players: readonly ReachablePlayer[]) {
  const { campaignId, step, now } = at
  const { id, kind, title } = step
  const spoken = await languagesOf(
    tx,
    players.map(({ playerId }) => playerId),
  )
  for (const language of languages) {
    const readers = players.filter(({ playerId }) => (spoken.get(playerId) ?? 'en') === language)
    await sendNews(tx, readers, {
      kind: kind === 'gift' ? 'reward' : 'news',
      source: 'campaign',
      sourceKey: `${campaignId}:${id}`,
      title: title[language],
      body: paragraphsOf(step.body[language]),
      items: itemsOf(step),
      sentAt: now,
      expiresAt: addDuration(now, days(step.kind === 'gift' ? step.daysValid : messageDays)),
    })
  }
}

const messageDays = 30

const itemsOf = (step: LetterStep): RewardItem[] =>
  step.kind === 'gift' ? [{ id: coinItem, count: step.coins, betRate: basisPoints(step.times * 10_000) }] : []
