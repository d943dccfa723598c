import { describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'
import { isCounted, type PlayedRound, scoreOf, tableText } from './scoring.ts'

const noon = instant(1_795_838_400_000)
const endsAt = addDuration(noon, hours(1))

describe('a round counts', () => {
  const enteredAt = addDuration(noon, minutes(1))
  const round: PlayedRound = {
    type: 'slots',
    gameCode: 'mayon',
    isFree: false,
    stake: pesos(2n),
    win: zeroCentavos,
    openedAt: enteredAt,
    closedAt: addDuration(noon, minutes(2)),
  }
  const terms = { games: 'slots', stake: pesos(2n), startsAt: noon, endsAt, enteredAt } as const
  const counts = (more: Partial<PlayedRound>, scoring: 'multiple' | 'total' = 'multiple') =>
    isCounted({ ...round, ...more }, { ...terms, scoring })

  test('from the entry to the last millisecond', () => {
    expect(counts({})).toBe(true)
    expect(counts({ openedAt: subtractDuration(enteredAt, milliseconds(1)) })).toBe(false)
    expect(counts({ closedAt: subtractDuration(endsAt, milliseconds(1)) })).toBe(true)
    expect(counts({ closedAt: endsAt })).toBe(false)
  })

  test('with a bet of the player, in the games of the tournament', () => {
    expect(counts({ isFree: true })).toBe(false)
    expect(counts({ type: 'live' })).toBe(false)
    const bingo = { ...terms, scoring: 'total', games: 'bingo' } as const
    const played = { ...round, type: 'games', gameCode: 'barrio-bingo' }
    expect(isCounted(played, bingo)).toBe(true)
    expect(isCounted({ ...played, gameCode: 'tala-keno' }, bingo)).toBe(false)
  })

  test('from the smallest bet on; where totals are compared, at that bet alone', () => {
    expect([counts({ stake: centavos(199n) }), counts({ stake: pesos(9n) })]).toEqual([false, true])
    expect([counts({}, 'total'), counts({ stake: pesos(9n) }, 'total')]).toEqual([true, false])
  })
})

describe('a score', () => {
  const round = (win: bigint, at: number, stake = 300n) => ({
    stake: centavos(stake),
    win: centavos(win),
    closedAt: instant(at),
  })

  test('is the best multiple, rounded down, reached when it was first won', () => {
    expect(scoreOf('multiple', [round(100n, 1), round(1_000n, 2), round(1_000n, 3)])).toEqual({
      score: 33_333n,
      reachedAt: 2,
    })
    expect(scoreOf('multiple', [round(100n, 1), round(900n, 2, 200n)])).toEqual({ score: 45_000n, reachedAt: 2 })
  })

  test('is all that was won, reached with the last win, and falls with no bet', () => {
    expect(scoreOf('total', [round(100n, 1), round(50n, 2), round(0n, 3)])).toEqual({ score: 150n, reachedAt: 2 })
    expect(scoreOf('total', [round(0n, 1)])).toEqual({ score: 0n, reachedAt: null })
  })
})

test('the table’s text is a line of the entrant and one of each round', () => {
  const round = { ordinal: 1, stake: pesos(2n), win: pesos(4n), closedAt: instant(5) }
  const line = { seat: 7, score: 20_000n, reachedAt: instant(5), prize: pesos(100n), rounds: [round] }
  expect(tableText(line)).toBe('7 20000 5 10000\n1 200 400 5')
})
