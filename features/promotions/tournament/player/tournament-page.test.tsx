import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testConfiguration } from '#features/players/account/testing/account-configuration.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import '#platform/ui/testing/modal-dialogs.ts'
import { readStandings, readTournamentEntrant, readTournaments } from '../contract.ts'
import { TournamentPage } from './tournament-page.tsx'

afterEach(leaveNothingBehind)

const now = instant(Date.UTC(2026, 10, 28, 4))
const tournament: ResponseOf<typeof readTournaments>['tournaments'][number] = {
  tournamentId: 'T1-20261128-1200',
  name: 'Big Multiple',
  scoring: 'multiple',
  games: 'slots',
  rounds: 50,
  stake: wireCentavos(200),
  entryPoints: 50,
  pool: wireCentavos(600_000),
  prizes: [
    { count: 1, amount: wireCentavos(200_000) },
    { count: 4, amount: wireCentavos(100_000) },
  ],
  startsAt: now,
  endsAt: instant(now + 3_600_000),
  state: 'running',
  entrants: 2,
  mine: null,
}
const line = { place: 1, entrant: 7, name: '0917•••4567', score: 1_234_599, rounds: 3, prize: wireCentavos(200_000) }

function openPage(more: Partial<typeof tournament> = {}) {
  const shown: typeof tournament = { ...tournament, ...more }
  const route = { access: 'public', title: '', frame: 'none' } as const
  const site = openTestTab({
    address: '/activity/tournament',
    config: testConfiguration,
    routes: [{ ...route, path: '/activity/tournament', screen: readyScreen(TournamentPage) }],
  })
  site.answer(readTournaments, () => ({ tournaments: [shown], points: null, now }))
  site.answer(readStandings, () => ({
    tournament: shown,
    ranked: 1,
    lines: [{ ...line, isMine: shown.mine !== null }],
    now,
  }))
  site.answer(readTournamentEntrant, () => ({
    name: line.name,
    score: line.score,
    rounds: [{ ordinal: 4, stake: wireCentavos(200), win: wireCentavos(24_691), closedAt: now }],
  }))
  site.open()
}

test('a guest sees the standings with their prizes, and each line leads to the replays of its rounds', async () => {
  openPage()
  const row = await screen.findByRole('button', { name: /0917•••4567/ })
  expect(row.textContent).toContain('123.45×')
  expect(row.textContent).toContain('₱2,000.00')
  expect(screen.getByText('Places 2 to 5, each')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in to enter' })).toBeTruthy()
  await userEvent.click(row)
  const round = await within(await screen.findByRole('dialog')).findByRole('link', { name: /Round 1/ })
  expect(round.getAttribute('href')).toBe('/activity/tournament/round?id=T1-20261128-1200&entrant=7&round=4')
})

test('an entrant sees the own place, score and rounds', async () => {
  const mine = { entrant: 7, rounds: 3, score: 1_234_599, place: 1, prize: wireCentavos(200_000), hasLeft: false }
  openPage({ mine })
  expect(await screen.findByText('3 of 50')).toBeTruthy()
  expect(screen.getByRole('button', { name: /You/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a game' }).getAttribute('href')).toBe('/lobby/home?type=1')
})

test.each([
  [200, '/lobby/home?type=1&bet=2'],
  [250, '/lobby/home?type=1'],
] as const)('where only a bet of %d centavos counts, the games are those that take it', async (stake, href) => {
  const mine = { entrant: 7, rounds: 3, score: 5, place: 1, prize: wireCentavos(0), hasLeft: false }
  openPage({ mine, scoring: 'total', stake: wireCentavos(stake) })
  expect((await screen.findByRole('link', { name: 'Choose a game' })).getAttribute('href')).toBe(href)
})

test.each([
  [600_000, '₱6,000', '6'],
  [1_200_000_000, '₱12,000,000', '11'],
])('a pool of %d centavos knows its length, by which it keeps off the picture', async (pool, text, letters) => {
  openPage({ pool: wireCentavos(pool) })
  const sum = await screen.findByText(text)
  expect(sum.closest('p')?.style.getPropertyValue('--letters')).toBe(letters)
})

test('a finished tournament has its final table and the script', async () => {
  openPage({ state: 'finished' })
  expect(await screen.findByText('Final table')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download the script' }).getAttribute('download')).toBe('verify.mjs')
  expect(screen.getByRole('button', { name: 'Prepare the final table' })).toBeTruthy()
})

test('a player who left sees why, and no place', async () => {
  const mine = { entrant: 7, rounds: 3, score: 5, place: null, prize: wireCentavos(0), hasLeft: true }
  openPage({ mine })
  expect(await screen.findByText(/You left this tournament/)).toBeTruthy()
})

test.each([
  ['multiple', 'You’re in. Rounds that you start now count, with a bet of ₱2.00 or more.'],
  ['total', 'You’re in. Rounds that you start now count, with a bet of exactly ₱2.00.'],
] as const)(
  'who has entered for the best %s reads which bets count, before a round is wasted',
  async (scoring, said) => {
    openPage({
      scoring,
      mine: { entrant: 7, place: null, score: 0, rounds: 0, prize: wireCentavos(0), hasLeft: false },
    })
    expect(await screen.findByText(said)).toBeDefined()
  },
)

test.each([
  ['running', 'Prize for this place'],
  ['finished', 'Your prize'],
] as const)('the prize of a player’s place in a tournament that is %s is called “%s”', async (state, name) => {
  openPage({ state, mine: { entrant: 7, place: 1, score: 1, rounds: 3, prize: wireCentavos(200_000), hasLeft: false } })
  const term = await screen.findByText(name)
  expect(term.nextElementSibling?.textContent).toBe('₱2,000.00')
})

test('the player’s own line leads to “Your rounds”, not to those of a masked number', async () => {
  openPage({ mine: { entrant: 7, place: 1, score: 1, rounds: 3, prize: wireCentavos(0), hasLeft: false } })
  const own = await screen.findByText('You', { exact: true })
  await userEvent.click(own)
  expect(await screen.findByRole('dialog', { name: 'Your rounds' })).toBeDefined()
})
