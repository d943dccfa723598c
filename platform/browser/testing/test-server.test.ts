import * as v from 'valibot'
import { expect, test } from 'vitest'
import { call } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { createTestServer, refused } from './test-server.ts'

const readOrder = call({
  path: 'readOrder',
  summary: '',
  access: 'player',
  request: v.object({ id: v.number() }),
  response: v.object({
    order: v.object({ amount: centavosOut, state: enumerationOut({ open: 1, paid: 2 }) }),
    notes: v.array(v.object({ text: v.string() })),
    hint: v.optional(v.nullable(v.string())),
  }),
  refusals: { notYours: 1001 },
})
const order = { amount: wireCentavos(500), state: 1 } as const
const send = (fetch: typeof globalThis.fetch, prefix: string, path: string, body: object) =>
  fetch(prefix + path, { method: 'POST', body: JSON.stringify(body) }).then((response) => response.json())

test('a call is answered at its path, with what its contract lets the server write', async () => {
  const server = createTestServer()
  server.answer(readOrder, { order, notes: [{ text: 'Paid in cash' }] })
  const answer = await send(server.fetch, callPrefix, readOrder.path, { id: 4 })
  expect(answer).toEqual({ code: 200, errcode: 0, order, notes: [{ text: 'Paid in cash' }] })
  expect(server.sent(readOrder)).toEqual([{ id: 4 }])
})

test("a server answers under its own prefix, as the back office's does", async () => {
  const server = createTestServer(staffCallPrefix)
  server.answer(readOrder, { order, notes: [] })
  expect(await send(server.fetch, staffCallPrefix, readOrder.path, { id: 4 })).toMatchObject({ order })
  expect(await send(server.fetch, callPrefix, readOrder.path, { id: 4 })).toMatchObject({ code: 404 })
})

test.each([
  ['a field that is missing', { order }, /readOrder is never answered so\. notes: /],
  ['a field of another type', { order: { ...order, amount: '5' }, notes: [] }, /order\.amount: .*received "5"/],
  ['a number that names no state', { order: { ...order, state: 3 }, notes: [] }, /order\.state: /],
  ['a field that the contract does not know', { order, notes: [{ text: '', color: 'red' }] }, /notes\.0\.color: /],
  ['a refusal that the contract does not name', refused(1002), /readOrder names no refusal 1002\./],
])('an answer with %s cannot be set up', (_what, answer, sentence) => {
  const server = createTestServer()
  expect(() => server.answer(readOrder, answer as never)).toThrow(sentence)
})

test.fails('an impossible answer that is made while the test runs fails the test', async () => {
  const server = createTestServer()
  server.answer(readOrder, () => ({ order }) as never)
  await expect(send(server.fetch, callPrefix, readOrder.path, { id: 4 })).rejects.toThrow('notes')
})
