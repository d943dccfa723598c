import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { subtractCentavos } from '#core/money/centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import {
  claimReward,
  type PromotionDependencies,
  promotionAt,
  releasePool,
} from '#features/promotions/kit/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { wonWords } from './result-letters.ts'
import { entrantSetPaid, entrantsUnpaid, prizesPaid } from './store/entrant-result.store.ts'
import type { Entrant } from './store/entrant.store.ts'
import { standingsPlaced } from './store/standing.store.ts'
import { tournamentSettle } from './store/tournament-step.store.ts'
import type { Tournament } from './store/tournament.store.ts'
import { tournamentKind } from './tournament-kind.ts'

type PrizeDependencies = PromotionDependencies & { readonly db: Database }
type Winner = Entrant & { readonly place: number }

/** A winner who may not be given rewards at the moment is tried again for so long. */
const prizesKeptFor = days(7)
export const letterLasts = days(60)

/** Pays each prize once, and tells its winner. */
export async function payPrizes(needs: PrizeDependencies, tournament: Tournament, now: Instant): Promise<void> {
  const unpaid = await entrantsUnpaid(needs.db, tournament.id)
  if (unpaid.length === 0) return
  const of = await standingsPlaced(needs.db, tournament.id)
  for (const winner of unpaid) await needs.db.transaction((tx) => payPrize(tx, needs, { tournament, winner, of, now }))
}

type Prize = {
  readonly tournament: Tournament
  readonly winner: Winner
  /** How many have a place. */
  readonly of: number
  readonly now: Instant
}

async function payPrize(tx: Transaction, needs: PromotionDependencies, paying: Prize): Promise<void> {
  const { tournament, winner, now } = paying
  const { id, version, betRate } = tournament
  const promotion = await promotionAt(tx, tournamentKind, version)
  const given = await claimReward(tx, needs, {
    playerId: winner.playerId,
    promotion,
    claimKey: id,
    items: [{ id: coinItem, count: Number(winner.prize), betRate }],
    now,
    isEarned: true,
    fromPool: true,
    deliver: (inside, items) => grantAndTell(inside, { ...paying, items }),
  })
  if (given.kind === 'given') await entrantSetPaid(tx, winner, now)
}

type Delivery = Prize & { readonly items: Parameters<typeof grantReward>[1]['items'] }

async function grantAndTell(tx: Transaction, { tournament, winner, of, items, now }: Delivery): Promise<void> {
  const { id, name } = tournament
  const { playerId, place, prize } = winner
  const language = await languageOfPlayer(tx, playerId)
  const [source, sourceKey] = [tournamentKind.key, `${playerId}:${id}`]
  const gift = { playerId, source, sourceKey, title: name[language], items, now }
  if ((await grantReward(tx, gift)) !== 'given') throw new Error(`the prize of ${sourceKey} was given without a claim`)
  await sendMail(tx, {
    playerId,
    kind: 'reward',
    source,
    sourceKey: id,
    ...wonWords({ name: name[language], place, of, prize }, language),
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
}

/** Once all prizes are paid, or after a week, what was not paid returns to the budget. */
export async function settlePrizes({ db }: PrizeDependencies, tournament: Tournament, now: Instant): Promise<void> {
  const { id, pool, finishedAt, endsAt } = tournament
  const isOver = finishedAt !== null && now >= addDuration(finishedAt, prizesKeptFor)
  if (!isOver && (await entrantsUnpaid(db, id)).length > 0) return
  await db.transaction(async (tx) => {
    if (!(await tournamentSettle(tx, id, now))) return
    const left = subtractCentavos(pool, await prizesPaid(tx, id))
    await releasePool(tx, { key: tournamentKind.key, left, at: endsAt })
  })
}
