import * as v from 'valibot'
import { timeOfDayIn } from '#core/clock/time-of-day.ts'
import { translated } from '#core/message/local-text.ts'
import { multiplyCentavos, pesos, sumCentavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { amountAboveZeroIn, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { placesPaid, poolOf, scorings, type TournamentSettings } from '../rules.ts'
import { tournamentGames } from '../tournament-games.ts'
import { tournamentTexts } from './messages/index.ts'
import { gamesChoice, scoringChoice, tournamentFields } from './tournament-fields.ts'
import { tournamentRule } from './tournament-rule.ts'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
const numberIn = wholeIn(1, 99)

const row = v.object({
  number: numberIn,
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(40)),
  nameFil: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  scoring: v.picklist(Object.values(scoringChoice), 'Choose what it is ranked by.'),
  games: v.picklist(Object.values(gamesChoice), 'Choose the games.'),
  rounds: wholeIn(1, 500),
  stake: amountAboveZeroIn,
  day: wholeIn(0, 7),
  opensAt: timeOfDayIn,
  lastsMinutes: wholeIn(10, weekMinutes),
  entryPoints: wholeIn(0, 100_000),
})

const prize = v.object({ tournament: numberIn, count: wholeIn(1, 1_000), amount: amountAboveZeroIn })

const settings = v.pipe(
  v.object({
    tournaments: v.pipe(
      v.array(row),
      v.minLength(1),
      v.maxLength(20),
      v.check(
        (rows) => new Set(rows.map(({ number }) => number)).size === rows.length,
        'Each number can be used only once.',
      ),
      v.check(
        (rows) => rows.every(({ day, lastsMinutes }) => day !== 0 || lastsMinutes <= dayMinutes),
        'A daily tournament ends before the next one opens: up to 1,440 minutes.',
      ),
    ),
    prizes: v.pipe(v.array(prize), v.minLength(1), v.maxLength(100)),
    betRate: multiplierIn,
  }),
  v.forward(
    v.check(
      ({ tournaments, prizes }) =>
        prizes.every(({ tournament }) => tournaments.some(({ number }) => number === tournament)),
      'A prize names a tournament that is not in the list.',
    ),
    ['prizes'],
  ),
  v.forward(
    v.check(
      ({ tournaments, prizes }) =>
        tournaments.every(({ number }) => {
          const own = prizes.filter(({ tournament }) => tournament === number)
          return own.length > 0 && placesPaid(own) <= 1_000 && isFalling(own)
        }),
      'Each tournament needs prizes for up to 1,000 places, the highest first.',
    ),
    ['prizes'],
  ),
  v.transform(
    ({ tournaments, prizes, betRate }): TournamentSettings => ({
      betRate,
      tournaments: tournaments.map(({ name, nameFil, scoring, games, entryPoints, ...rest }) => ({
        ...rest,
        name: translated(name, nameFil),
        scoring: scorings[scoring - 1] ?? 'multiple',
        games: tournamentGames.find((name) => gamesChoice[name] === games) ?? 'slots',
        entryPoints: BigInt(entryPoints) * 100n,
        prizes: prizes
          .filter(({ tournament }) => tournament === rest.number)
          .map(({ count, amount }) => ({ count, amount })),
      })),
    }),
  ),
)

const isFalling = (prizes: readonly { readonly amount: bigint }[]): boolean =>
  prizes.every(({ amount }, index) => index === 0 || amount < (prizes[index - 1]?.amount ?? 0n))

/** Tournaments at fixed hours, in versions. Those that were entered are played to their end, whatever follows. */
export const tournamentKind = promotionKind({
  key: 'tournament',
  title: tournamentTexts.title,
  texts: tournamentTexts,
  asks: {},
  noHoldout: true,
  // A month with five of each weekday, all prizes won; what nobody wins returns.
  terms: { sort: 19, budget: { monthly: toWireCentavos(pesos(350_000n)) } },
  settings,
  fields: tournamentFields,
  cost: ({ tournaments }) => {
    const week = sumCentavos(
      tournaments.map(({ prizes, day }) => multiplyCentavos(poolOf(prizes), day === 0 ? 7n : 1n)),
    )
    return {
      expected: week,
      worst: week,
      assumed:
        'A week. All prizes are won once there are as many ranked entrants as prizes, however many play. Prizes of places that nobody reaches return to the budget.',
    }
  },
  rule: tournamentRule,
})
