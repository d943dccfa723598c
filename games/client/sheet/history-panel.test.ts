// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { History, PastRound } from '#games/rgs/contract.ts'
import { historyPanel } from './history-panel.ts'

const round = (id: string): PastRound => ({
  id,
  requestId: id,
  at: '2026-11-29T04:00:00.000Z',
  game: 'color-game',
  step: 0,
  stake: 100,
  staked: 100,
  win: 0,
  choice: {},
  view: {},
  events: [],
  state: 'over',
  isFree: false,
  proof: null,
  nonce: 1,
  seedHash: 'ab',
})
document.documentElement.lang = 'en-PH'

const page = (id: string, isMore: boolean): History => ({
  seed: { hash: 'ab', clientSeed: 'c', nextNonce: 1, nextHash: null },
  chain: null,
  rounds: [round(id)],
  isMore,
})

test('older rounds are asked for once at a time, and the focus stays in the sheet when there are no more', async () => {
  const requests: (string | undefined)[] = []
  const pages = [page('two', true), page('three', false)]
  const loadHistory = async (before?: string) => {
    requests.push(before)
    return pages.shift()
  }
  const sheet = document.createElement('dialog')
  sheet.open = true
  document.body.replaceChildren(sheet)
  sheet.append(historyPanel({ loadHistory, watch: async () => true }, page('one', true)))
  const older = [...sheet.querySelectorAll('button')].at(-1)
  older?.focus()
  older?.click()
  older?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toEqual(['one'])
  expect(document.activeElement).toBe(older)
  older?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(requests).toEqual(['one', 'two'])
  expect(older?.isConnected).toBe(false)
  expect(document.activeElement).toBe([...sheet.querySelectorAll('button')].at(-1))
  expect(sheet.querySelectorAll('tbody tr')).toHaveLength(3)
})
