import { expect, test } from 'vitest'
import type { OpenedSession, WonJackpot } from '#games/rgs/contract.ts'
import { prizesOf, showPrizes, showUnseenWheels } from './jackpot-prizes.ts'
import type { JackpotPrize, Scene } from '../scene.ts'
import type { StudioClient } from '../studio-client.ts'

const pools = [
  { code: 'alon', name: 'Alon', amount: 1, dropBy: 200_000 },
  { code: 'grand', name: 'Bituin Grand', amount: 1, dropBy: 50_000_000 },
]
const whole: WonJackpot = { code: 'alon', amount: 123_456 }
const wheel: WonJackpot = { code: 'grand', amount: 5_000, spun: { wheel: [100, 50], segment: 1, point: 10_000 } }

function page() {
  const [requests, texts, stopped]: [object[], string[], string[]] = [[], [], []]
  const shown: (readonly JackpotPrize[])[] = []
  const client: StudioClient = {
    ask: (call, body) => {
      requests.push({ call, body, after: shown.length })
      return Promise.resolve({ kind: 'lost' })
    },
    take: () => Promise.resolve({ kind: 'lost' }),
    setToken: () => undefined,
  }
  const winJackpots: Scene['winJackpots'] = (won) => Promise.resolve(void shown.push(won))
  return {
    requests,
    texts,
    shown,
    stopped,
    needs: {
      client,
      hud: { say: (text: string) => void texts.push(text) },
      state: { stopAuto: (why: string) => void stopped.push(why) },
      scene: () => ({ show: () => undefined, play: () => Promise.resolve(), setBusy: () => undefined, winJackpots }),
    },
  }
}

test('a wheel is not announced before it has stopped, and the studio hears when it has', async () => {
  const { needs, texts, requests, stopped } = page()
  await showPrizes(needs, prizesOf({ pools, won: [whole, wheel] }), '7')
  expect(texts).toEqual(['Jackpot! Alon ₱1,234.56.'])
  expect(requests).toEqual([{ call: 'wheelShown', body: { round: '7' }, after: 1 }])
  expect(stopped).toEqual(['jackpot'])
})

test('a jackpot that is won whole asks the studio nothing', async () => {
  const { needs, requests } = page()
  await showPrizes(needs, prizesOf({ pools, won: [whole] }), '7')
  expect(requests).toEqual([])
})

test('wheels that were not seen are shown one after the other on return, with their names', async () => {
  const { needs, shown, requests } = page()
  const unseenWheels = ['8', '9'].map((round) => ({ ...wheel, round }))
  await showUnseenWheels(needs, { jackpots: pools, unseenWheels } as unknown as OpenedSession)
  expect(shown).toEqual([[{ ...wheel, name: 'Bituin Grand' }], [{ ...wheel, name: 'Bituin Grand' }]])
  expect(requests).toEqual([
    { call: 'wheelShown', body: { round: '8' }, after: 1 },
    { call: 'wheelShown', body: { round: '9' }, after: 2 },
  ])
})
