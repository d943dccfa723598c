import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestAdapter, type Aggregator, openTestAdapter, recordedStories } from './test-adapter.ts'

const secret = 'softswiss-shared-secret-of-this-test'

const softswiss: Aggregator = {
  adapter: 'softswiss-style',
  key: { secret },
  messageOf(request, signing) {
    const body = JSON.stringify(request)
    const signature = createHmac('sha256', signing === 'wrongKey' ? 'another secret' : secret)
      .update(body)
      .digest('hex')
    const headers = signing === 'none' ? {} : { 'x-request-sign': signature }
    return {
      body: signing === 'changed' ? `${body} ` : body,
      headers: { 'content-type': 'application/json', ...headers },
    }
  },
}

let adapter: TestAdapter
beforeAll(async () => {
  adapter = await openTestAdapter(softswiss)
})
afterAll(() => adapter.close())

test.each(recordedStories('softswiss-style'))('$what', async (story) => {
  const { answered, expected, coin } = await adapter.replay(story)
  expect(answered).toEqual(expected)
  expect(coin).toBe(story.coinAfter)
})

test('a secret that was replaced works until it is ended, and not a message longer', async () => {
  const { providers } = adapter.gameProvider.site.features.gameWallet
  const { clock } = adapter.gameProvider.site
  const ask = async () => {
    const { id, token } = await adapter.newPlayer(0)
    const request = { user_id: String(id), currency: 'PHP', game: 'golden-carabao', session_id: token }
    return (await adapter.send('/play', softswiss.messageOf(request, 'right'))).status
  }
  const [old] = await providers.keysOf(adapter.provider.id, clock.now())
  await providers.addKey(adapter.provider.id, clock.now(), { given: { secret: 'the secret that comes after' } })
  expect(await ask()).toBe(200)
  await providers.revokeKey(old?.keyId ?? '', clock.now())
  expect(await ask()).toBe(403)
})
