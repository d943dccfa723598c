import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailKey, startTestSandbox, type TestSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

const letter = {
  to: 'ana@example.ph',
  subject: 'Your link',
  text: 'Open it:\nhttp://127.0.0.1/invitation#a&b\n<b>soon</b>',
  reference: 'link-1',
}
const send = async (body: unknown, key = mailKey) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const answer = await fetch(`${sandbox.url}/mail/v1/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const list = async (query = '') =>
  ((await (await fetch(`${sandbox.url}/mail/v1/messages${query}`)).json()) as { messages: unknown[] }).messages

test('an e-mail is accepted once per reference, and found by its address', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(letter)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body.id)}`))).toEqual(new Set(['202 mail_1']))
  await send({ ...letter, to: 'ben@example.ph', reference: 'link-2' })
  expect(await list('?to=ANA@example.ph')).toMatchObject([letter])
  expect(await list()).toHaveLength(2)
})

test.each([{ text: 'another' }, { subject: 'another' }, { to: 'ben@example.ph' }])(
  'a reference used again for %j is a conflict',
  async (change) => {
    await send(letter)
    expect((await send({ ...letter, ...change })).status).toBe(409)
    expect(await list()).toHaveLength(1)
  },
)

test.each([
  { to: 'ana' },
  { subject: '' },
  { subject: 'a\r\nBcc: b@example.ph' },
  { text: ' ' },
  { reference: '' },
  { more: 1 },
])('%j is refused', async (change) => {
  expect((await send({ ...letter, ...change })).status).toBe(400)
  expect(await list()).toEqual([])
})

test('without the key nothing is taken', async () => {
  expect((await send(letter, 'another-key')).status).toBe(401)
  expect(await list()).toEqual([])
})

test('the inbox shows what was sent as text, with addresses as links, and is emptied at will', async () => {
  await send(letter)
  const page = await (await fetch(`${sandbox.url}/mail`)).text()
  expect(page).toContain('<a href="http://127.0.0.1/invitation#a&amp;b">')
  expect(page).toContain('&lt;b&gt;soon&lt;/b&gt;')
  await fetch(`${sandbox.url}/mail/v1/messages`, { method: 'DELETE' })
  expect(await list()).toEqual([])
})

test('an e-mail with HTML and a way to unsubscribe is kept with both, and its HTML runs nothing', async () => {
  const full = {
    ...letter,
    html: '<p>Hi</p><script>alert(1)</script>',
    unsubscribeUrl: 'https://play.example.ph/u?t=1',
  }
  await send(full)
  expect(await list()).toMatchObject([full])
  const page = await (await fetch(`${sandbox.url}/mail`)).text()
  expect(page).toContain('<a href="/mail/html/mail_1">')
  expect(page).toContain('List-Unsubscribe: <a href="https://play.example.ph/u?t=1">')
  const shown = await fetch(`${sandbox.url}/mail/html/mail_1`)
  expect(await shown.text()).toBe(full.html)
  expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  expect((await fetch(`${sandbox.url}/mail/html/mail_2`)).status).toBe(404)
  expect((await send({ ...full, html: '<p>Other</p>' })).status).toBe(409)
})

test('the inbox of one address counts its own, and answers 304 until something changes', async () => {
  await send(letter)
  await send({ ...letter, to: 'ben@example.ph', reference: 'link-2' })
  const address = `${sandbox.url}/mail?to=${encodeURIComponent(letter.to.toUpperCase())}`
  const first = await fetch(address)
  expect(await first.text()).toContain(`1 message for ${letter.to.toUpperCase()}`)
  const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
  expect((await fetch(address, known)).status).toBe(304)
  await send({ ...letter, reference: 'link-3' })
  expect((await fetch(address, known)).status).toBe(200)
})
