import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { days, type Duration, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration, systemClock } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testPlayer } from '#features/players/account/testing/players.ts'
import { hasSuperiorRow, SuperiorRow } from './superior-row.tsx'

const before = (duration: Duration): Instant => subtractDuration(systemClock.now(), duration)
const plain = (more: Parameters<typeof testPlayer>[0]) => {
  const { appGameDataUser: gameData, appUserBankList: boundBanks, appUserBank: _first, ...rest } = testPlayer(more)
  return { ...rest, gameData, boundBanks }
}
const way = () => screen.queryByRole('link', { name: /Invited by a friend/ })

test.each([
  ['on the first day', { regPeriod: before(minutes(1)) }, true],
  ['just before seven days', { regPeriod: addDuration(before(days(7)), minutes(1)) }, true],
  ['after seven days', { regPeriod: before(days(7)) }, false],
  ['after a deposit', { regPeriod: before(minutes(1)), totalRecharge: wireCentavos(10_000) }, false],
])('an inviter can be named %s: %s', (_when, more, isOffered) => {
  const player = plain(more)
  const { unmount } = render(<SuperiorRow player={player} />)
  expect(way() !== null).toBe(isOffered)
  expect(hasSuperiorRow(player)).toBe(isOffered)
  unmount()
})

test('an inviter who was named is shown for good', () => {
  const player = plain({ pid: 4711, regPeriod: before(days(30)), totalRecharge: wireCentavos(10_000) })
  render(<SuperiorRow player={player} />)
  expect(screen.getByText('4711')).toBeDefined()
  expect(way()).toBeNull()
  expect(hasSuperiorRow(player)).toBe(true)
})
