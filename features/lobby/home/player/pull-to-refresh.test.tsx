import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { leaveNothingBehind } from '#platform/browser/testing/test-tab.tsx'
import { pulledBy } from './pull.ts'
import { getPlayer } from '#features/players/account/player-contract.ts'
import { luningning, openLobby } from '#tests/lobby/open-lobby.tsx'

afterEach(leaveNothingBehind)

const touch = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] })
const finger = (...path: readonly (readonly [number, number])[]) =>
  act(async () => {
    const [[x, y] = [0, 0], ...on] = path
    fireEvent.touchStart(window, touch(x, y))
    for (const [toX, toY] of on) fireEvent.touchMove(window, touch(toX, toY))
    fireEvent.touchEnd(window)
  })

test.each([
  ['half of the way down', [100, 100], [100, 180], 40],
  ['never further than it has room', [100, 100], [100, 900], 96],
  ['not at all upwards', [100, 100], [100, 20], 0],
  ['not at all sideways', [100, 100], [300, 180], 0],
] as const)('the sign is drawn %s', (_how, [x, y], [toX, toY], px) => {
  expect(pulledBy({ clientX: x, clientY: y }, { clientX: toX, clientY: toY })).toBe(px)
})

test('drawing the home down far enough reads the player again, and less does not', async () => {
  const site = openLobby('/lobby/home', { token: 'token' })
  site.answer(getPlayer, luningning)
  site.open()
  await screen.findByRole('button', { name: 'My menu' })
  await waitFor(() => expect(document.querySelector('[role="status"].visually-hidden')).not.toBeNull())
  const before = site.sent(getPlayer).length
  await finger([180, 100], [180, 150], [180, 200])
  expect(site.sent(getPlayer)).toHaveLength(before)
  await finger([180, 100], [180, 150], [180, 260])
  await waitFor(() => expect(site.sent(getPlayer)).toHaveLength(before + 1))
})
