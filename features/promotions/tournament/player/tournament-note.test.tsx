import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { gameType } from '#core/enumerations/game-type.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { readTournaments } from '../contract.ts'
import { TournamentNote } from './tournament-note.tsx'

afterEach(leaveNothingBehind)

type ListedTournament = ResponseOf<typeof readTournaments>['tournaments'][number]

const now = instant(Date.UTC(2026, 10, 28, 4))
const mine = { entrant: 7, rounds: 3, score: 5, place: 1, prize: wireCentavos(0), hasLeft: false }
const running: ListedTournament = {
  tournamentId: 'T1-20261128-1200',
  name: 'Big Multiple',
  scoring: 'multiple',
  games: 'slots',
  rounds: 50,
  stake: wireCentavos(200),
  entryPoints: 0,
  pool: wireCentavos(600_000),
  prizes: [],
  startsAt: now,
  endsAt: instant(now + 3_600_000),
  state: 'running',
  entrants: 2,
  mine,
}
const slot = { name: 'Mayon Fire', typeId: gameType.slots }
const bingo = { name: 'Barrio Bingo', typeId: gameType.games }

async function openNote(game: typeof slot | typeof bingo, more: Partial<ListedTournament> = {}) {
  const Game = () => (
    <main>
      <h1>{game.name}</h1>
      <TournamentNote game={game} />
    </main>
  )
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/start',
    config: testConfiguration,
    token: 'token',
    routes: [{ ...route, path: '/start', screen: readyScreen(Game) }],
  })
  site.answer(readTournaments, () => ({ tournaments: [{ ...running, ...more }], points: 0, now }))
  site.open()
  await screen.findByRole('heading', { name: game.name })
  await expect.poll(() => site.sent(readTournaments).length).toBeGreaterThan(0)
}

const note = async () => within(await screen.findByRole('list', { name: 'Tournaments' })).getByRole('listitem')

test.each([
  ['multiple', 'Big Multiple – bets from ₱2.00 count3 of 50'],
  ['total', 'Big Multiple – bets of exactly ₱2.00 count3 of 50'],
] as const)('above a game that counts for the best %s an entrant reads which bets do', async (scoring, text) => {
  await openNote(slot, { scoring })
  expect((await note()).textContent).toBe(text)
})

test('a bingo night is named above its own game', async () => {
  await openNote(bingo, { games: 'bingo' })
  expect((await note()).textContent).toContain('Big Multiple')
})

test.each([
  ['another kind of game', slot, { games: 'fish' }],
  ['an instant game on a bingo night', { ...bingo, name: 'Tala Crash' }, { games: 'bingo' }],
  ['a tournament that was not entered', slot, { mine: null }],
  ['one that was left', slot, { mine: { ...mine, hasLeft: true } }],
  ['one whose rounds are all played', slot, { mine: { ...mine, rounds: 50 } }],
  ['one that has not begun', slot, { state: 'upcoming' }],
] as const)('nothing is said about %s', async (_what, game, more) => {
  await openNote(game, more)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('list', { name: 'Tournaments' })).toBeNull()
})
