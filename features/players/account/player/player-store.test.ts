import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { plainPlayer } from './plain-player.ts'
import { playerStoreOf } from './player-store.ts'
import { testPlayer } from '../testing/players.ts'

const maria = plainPlayer(testPlayer())

function knownPlayer() {
  const session = createSession(safeStorage(() => window.localStorage))
  session.set('token-of-maria')
  const { keep, change, store } = playerStoreOf(session)
  keep(testPlayer())
  const heard: unknown[] = []
  store.subscribe((state) => heard.push(state))
  return { change, heard, player: () => store.getState().player }
}

test('known facts about a player cause no re-render', () => {
  const { change, heard, player } = knownPlayer()
  const before = player()
  change({ coin: maria.coin, activityIds: [...maria.activityIds], shareUrlMap: { ...maria.shareUrlMap } })
  expect(heard).toEqual([])
  expect(player()).toBe(before)
})

test('a new fact changes that fact alone', () => {
  const { change, heard, player } = knownPlayer()
  const before = player()
  change({ coin: wireCentavos(7), gameData: structuredClone(maria.gameData) })
  expect(heard).toHaveLength(1)
  expect(player()).toEqual({ ...maria, coin: 7 })
  expect(player()?.gameData).toBe(before?.gameData)
})
