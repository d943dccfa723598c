import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestAdapter, type Aggregator, openTestAdapter, recordedStories } from './test-adapter.ts'

const key = { id: 'operator-token-of-this-test', secret: 'secret-key-of-this-test' }

const pgSoft: Aggregator = {
  adapter: 'pg-soft-style',
  key,
  messageOf(request, signing) {
    const secrets =
      signing === 'none' ? {} : { operator_token: key.id, secret_key: signing === 'right' ? key.secret : 'no' }
    const form = new URLSearchParams(
      Object.entries({ ...secrets, ...request }).map(([name, value]): [string, string] => [name, String(value)]),
    )
    return { body: String(form), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  },
}

let adapter: TestAdapter
beforeAll(async () => {
  adapter = await openTestAdapter(pgSoft)
})
afterAll(() => adapter.close())

test.each(recordedStories('pg-soft-style'))('$what', async (story) => {
  const { answered, expected, coin } = await adapter.replay(story)
  expect(answered).toEqual(expected)
  expect(coin).toBe(story.coinAfter)
})

test('no word of the secret is in the log', () => {
  expect(adapter.gameProvider.site.logLines.join('\n')).not.toContain(key.secret)
})
