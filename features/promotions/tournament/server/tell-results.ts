import { addDuration, type Instant } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { lockBooks } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import { entryKey } from './enter-tournament.ts'
import { letterLasts } from './pay-prizes.ts'
import { placeWords, stoppedWords } from './result-letters.ts'
import { entrantsOwedPoints, entrantsSetTold, entrantsUntold, pointsSetReturned } from './store/entrant-result.store.ts'
import type { Entrant } from './store/entrant.store.ts'
import { standingsPlaced } from './store/standing.store.ts'
import type { Tournament } from './store/tournament.store.ts'
import type { TournamentDependencies } from './tournament-dependencies.ts'
import { tournamentKind } from './tournament-kind.ts'

const playersAtOnce = 200

type ResultStep = { readonly tournament: Tournament; readonly signal: AbortSignal; readonly now: Instant }

/** Writes to all who have a place without a prize; after a stop, to everybody who entered. */
export async function tellResults(db: Database, { tournament, signal, now }: ResultStep): Promise<void> {
  const { id, stoppedAt } = tournament
  const of = await standingsPlaced(db, id)
  for (;;) {
    signal.throwIfAborted()
    const untold = await entrantsUntold(db, id, { all: stoppedAt !== null, countMax: playersAtOnce })
    if (untold.length === 0) return
    await db.transaction(async (tx) => {
      for (const entrant of untold) await writeLetter(tx, { tournament, entrant, of, now })
      await entrantsSetTold(tx, id, { ids: untold.map(({ playerId }) => playerId), now })
    })
  }
}

type Result = {
  readonly tournament: Tournament
  readonly entrant: Entrant
  readonly of: number
  readonly now: Instant
}

async function writeLetter(tx: Transaction, { tournament, entrant, of, now }: Result): Promise<void> {
  const { id, name: names, stoppedAt } = tournament
  const { playerId, place, pointsPaid } = entrant
  const language = await languageOfPlayer(tx, playerId)
  const name = names[language]
  const words =
    stoppedAt === null
      ? placeWords({ name, place: place ?? 0, of }, language)
      : stoppedWords({ name, hasPaidPoints: pointsPaid > 0n }, language)
  const subject = { playerId, kind: 'reward', source: tournamentKind.key, sourceKey: id, items: [] } as const
  await sendMail(tx, { ...subject, ...words, sentAt: now, expiresAt: addDuration(now, letterLasts) })
}

type Purse = Pick<TournamentDependencies, 'db' | 'purse'>

/** Returns the points of those who left, and after a stop those of everybody, each once. */
export async function returnPoints({ db, purse }: Purse, { tournament, signal, now }: ResultStep): Promise<void> {
  const { id, stoppedAt } = tournament
  for (;;) {
    signal.throwIfAborted()
    const owed = await entrantsOwedPoints(db, id, { all: stoppedAt !== null, countMax: playersAtOnce })
    if (owed.length === 0) return
    for (const entrant of owed) {
      const { playerId, pointsPaid: amount } = entrant
      await db.transaction(async (tx) => {
        await lockBooks(tx, [playerId])
        if (await pointsSetReturned(tx, entrant, now))
          await purse.giveBack(tx, { playerId, amount, key: entryKey(id), now })
      })
    }
  }
}
