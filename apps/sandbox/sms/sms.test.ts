import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { smsKey, startTestSandbox, type TestSandbox } from '../test-sandbox.ts'
import type { Message } from './message.ts'

const number = '+639171234567'
let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

describe('sending', () => {
  test('a message is accepted with an id and found with everything that was sent', async () => {
    const answer = await send({ to: number, text: 'Your code is 482913.', reference: 'otp-1' })
    expect(answer).toEqual({ status: 202, body: { id: 'sms_1' } })
    expect(await list()).toEqual([
      {
        id: 'sms_1',
        to: number,
        text: 'Your code is 482913.',
        reference: 'otp-1',
        createdAt: '2026-11-21T04:00:00.000Z',
      },
    ])
  })

  test('the same reference again answers the same id and sends no second message', async () => {
    const message = { to: number, text: 'Your code is 482913.', reference: 'otp-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(message)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"id":"sms_1"}']))
    expect(await list()).toHaveLength(1)
  })

  test.each([
    { change: { text: 'Your code is 111111.' }, what: 'text' },
    { change: { to: '+639170000000' }, what: 'number' },
  ])('a reference used again for another $what is a conflict and sends nothing', async ({ change }) => {
    const message = { to: number, text: 'Your code is 482913.', reference: 'otp-1' }
    await send(message)
    expect(await send({ ...message, ...change })).toMatchObject({ status: 409, body: { error: 'reference_reused' } })
    expect(await list()).toHaveLength(1)
  })

  test.each([
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${smsKey}` },
    { authorization: smsKey },
    { authorization: `Bearer ${smsKey}x` },
  ])('the headers %j are refused with 401 and nothing is sent', async (headers: Readonly<Record<string, string>>) => {
    const answer = await send({ to: number, text: 'Hello', reference: 'r' }, { headers })
    expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
    expect(await list()).toEqual([])
  })

  test.each([
    ['a local number', { to: '09171234567' }],
    ['a number without plus', { to: '639171234567' }],
    ['a number that begins with zero', { to: '+0917123456' }],
    ['a number that is too long', { to: '+1234567890123456' }],
    ['a number that is too short', { to: '+6391712' }],
    ['a number with letters', { to: '+63917ABC4567' }],
    ['no number', { to: undefined }],
    ['a number that is not text', { to: 639171234567 }],
    ['an empty text', { text: '  ' }],
    ['a text that is too long', { text: 'x'.repeat(1_001) }],
    ['no text', { text: undefined }],
    ['an empty reference', { reference: '' }],
    ['a reference with a space', { reference: 'a b' }],
    ['a reference that is too long', { reference: 'r'.repeat(101) }],
    ['an unknown field', { from: 'Bituin' }],
  ])('%s is refused with 400 and nothing is sent', async (_what, change) => {
    const answer = await send({ to: number, text: 'Hello', reference: 'r', ...change })
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    expect(await list()).toEqual([])
  })

  test.each(['{"to":', '[]', 'null', '"text"'])('the body %s is refused with 400', async (body) => {
    const answer = await fetch(`${sandbox.url}/sms/v1/messages`, {
      method: 'POST',
      headers: { ...json, ...authorized },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('a body of more than 16 KB is refused with 413', async () => {
    const answer = await send({ to: number, text: 'x'.repeat(20_000), reference: 'r' })
    expect(answer.status).toBe(413)
  })
})

describe('numbers that misbehave', () => {
  test('…9901 answers 503 with a time to wait, and stores nothing', async () => {
    const answer = await post({ to: '+639170009901', text: 'Hello', reference: 'r' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await send({ to: number, text: 'Hello', reference: 'r' })).toMatchObject({ status: 202 })
  })

  test('…9902 delivers at once and answers late', async () => {
    let isAnswered = false
    const answer = send({ to: '+639170009902', text: 'Hello', reference: 'r' }).finally(() => {
      isAnswered = true
    })
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { interval: 20, timeout: 10_000 })
    expect(isAnswered).toBe(false)
    expect(await answer).toEqual({ status: 202, body: { id: 'sms_1' } })
  })

  test('…9903 is accepted, once per reference, and never delivered', async () => {
    const message = { to: '+639170009903', text: 'Your code is 482913.', reference: 'r' }
    expect(await send(message)).toEqual({ status: 202, body: { id: 'sms_1' } })
    expect(await send(message)).toEqual({ status: 202, body: { id: 'sms_1' } })
    expect(await list()).toEqual([])
    expect(await (await fetch(`${sandbox.url}/sms`)).text()).not.toContain('482913')
  })
})

describe('listing', () => {
  beforeEach(async () => {
    await send({ to: number, text: 'one', reference: 'r1' })
    await send({ to: '+639990000000', text: 'two', reference: 'r2' })
    await send({ to: number, text: 'three', reference: 'r3' })
  })

  test('the newest message comes first', async () => {
    expect((await list()).map(({ text }) => text)).toEqual(['three', 'two', 'one'])
  })

  test.each(['%2B639171234567', '+639171234567', '09171234567', '0917 123 4567', '639171234567'])(
    'to=%s shows the messages of that number alone',
    async (to) => {
      expect((await list(`?to=${to}`)).map(({ text }) => text)).toEqual(['three', 'one'])
    },
  )

  test('after shows what came after a known message', async () => {
    expect((await list('?after=sms_1')).map(({ text }) => text)).toEqual(['three', 'two'])
    expect((await list('?after=sms_1&to=09171234567')).map(({ text }) => text)).toEqual(['three'])
    expect(await list('?after=sms_3')).toEqual([])
  })

  test.each(['after=1', 'after=sms_x', 'after=sms_1&after=sms_2', 'to=abc', 'to=1&to=2'])(
    'the query %s is refused with 400',
    async (query) => {
      const answer = await fetch(`${sandbox.url}/sms/v1/messages?${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
    },
  )

  test('deleting empties the inbox, and later ids go on counting', async () => {
    const answer = await fetch(`${sandbox.url}/sms/v1/messages`, { method: 'DELETE' })
    expect(answer.status).toBe(204)
    expect(await list()).toEqual([])
    expect(await send({ to: number, text: 'four', reference: 'r1' })).toMatchObject({ body: { id: 'sms_4' } })
  })

  test('messages outlive a restart', async () => {
    const first = await startTestSandbox({ dataDir: `${sandbox.dataDir}/kept` })
    await send({ to: number, text: 'kept', reference: 'r' }, { to: first })
    await first.close()
    const second = await startTestSandbox({ dataDir: `${sandbox.dataDir}/kept` })
    expect((await list('', second)).map(({ text }) => text)).toEqual(['kept'])
    await second.close()
  })
})

test('the newest 1,000 messages are kept', async () => {
  for (let index = 1; index <= 1_003; index += 1) {
    await send({ to: number, text: `message ${index}`, reference: `r${index}` })
  }
  const page = await (await fetch(`${sandbox.url}/sms`)).text()
  expect(page).toContain('The newest 100 of 1,000 messages')
  expect(await list('?after=sms_1002')).toHaveLength(1)
}, 30_000)

describe('the inbox page', () => {
  test('shows text from outside as text, never as markup', async () => {
    await send({ to: number, text: `<script>alert("1")</script> & 'x' code 482913`, reference: 'r' })
    const page = await (await fetch(`${sandbox.url}/sms`)).text()
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39; code 482913')
    expect(page).not.toContain('<script>alert')
  })

  test('shows a filter from outside only as the digits it holds', async () => {
    const page = await (await fetch(`${sandbox.url}/sms?to=${encodeURIComponent('"><img src=x>0917')}`)).text()
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('value="+63917"')
  })

  test('offers the code of a message for copying, and shows one number when asked', async () => {
    await send({ to: number, text: 'Your code is 482913. Valid 5 minutes.', reference: 'r1' })
    await send({ to: '+639990000000', text: 'Other', reference: 'r2' })
    const page = await (await fetch(`${sandbox.url}/sms?to=09171234567`)).text()
    expect(page).toContain('data-code="482913"')
    expect(page).not.toContain('Other')
    expect(page).toContain('1 message for +639171234567')
  })

  test('answers 304 until something changes', async () => {
    const first = await fetch(`${sandbox.url}/sms`)
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    expect((await fetch(`${sandbox.url}/sms`, known)).status).toBe(304)
    await send({ to: number, text: 'new', reference: 'r' })
    expect((await fetch(`${sandbox.url}/sms`, known)).status).toBe(200)
  })
})

const json = { 'content-type': 'application/json' }
const authorized = { authorization: `Bearer ${smsKey}` }

function post(message: unknown, { headers = authorized, to = sandbox }: SendOptions = {}): Promise<Response> {
  const body = JSON.stringify(message)
  return fetch(`${to.url}/sms/v1/messages`, { method: 'POST', headers: { ...json, ...headers }, body })
}

type SendOptions = { readonly headers?: Readonly<Record<string, string>>; readonly to?: TestSandbox }

async function send(message: unknown, options?: SendOptions): Promise<{ status: number; body: unknown }> {
  const answer = await post(message, options)
  return { status: answer.status, body: await answer.json() }
}

const listed = v.object({
  messages: v.array(
    v.strictObject({
      id: v.string(),
      to: v.string(),
      text: v.string(),
      reference: v.string(),
      createdAt: v.string(),
    }),
  ),
})

async function list(query = '', from = sandbox): Promise<readonly Message[]> {
  const answer = await fetch(`${from.url}/sms/v1/messages${query}`)
  return v.parse(listed, await answer.json()).messages
}
