import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant, instantMax } from '#core/clock/instant.ts'
import { claimedInstantIn, expiryIn, instantIn } from '#core/clock/wire-instant.ts'
import type { Call } from '#core/contract/call.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { type Belongings, callSamples } from './call-samples.ts'

let site: TestSite
let me: Belongings
beforeAll(async () => {
  site = await openTestSite()
  const { token, id } = await registerPlayer(site, '09451110009')
  me = { token, id, mobile: '09451110009', sessionId: 0 }
})
afterAll(() => site.close())

/** Whatever a schema is made of, as far as it can hold other schemas. */
type Schema = { readonly type?: string; readonly kind?: string; readonly operation?: unknown } & Record<string, unknown>
type InstantField = { readonly path: string; readonly schema: Schema }

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'kind' in value
const words: ReadonlySet<unknown> = new Set([instantIn, expiryIn, claimedInstantIn])

/** Every schema within one, but for what a word for instants is made of. */
function within(path: string, schema: Schema): InstantField[] {
  if (words.has(schema)) return [{ path, schema }]
  const named = Object.entries((schema.entries ?? {}) as Record<string, unknown>).map(
    ([name, inner]) => [`${path}.${name}`, inner] as const,
  )
  const inner = [schema.item, schema.wrapped, schema.value, schema.rest]
  const several = [schema.options, schema.items, schema.pipe].flatMap((list) => (Array.isArray(list) ? list : []))
  const all = [...named, ...[...inner, ...several].map((each) => [path, each] as const)]
  const below = all.flatMap(([at, each]) => (isSchema(each) && each !== schema ? within(at, each) : []))
  return [{ path, schema }, ...below]
}

const allCalls = (): Call[] =>
  [...site.features.player, ...site.features.backOffice].flatMap(({ handlers }) => handlers.map(({ call }) => call))
const inRequests = (): InstantField[] =>
  allCalls().flatMap(({ path, request }) => within(path, request as unknown as Schema))

test('every instant in a request uses one schema, which ends before every calendar', () => {
  const found = inRequests()
  expect(found.filter(({ schema }) => words.has(schema)).length).toBeGreaterThan(20)
  expect(found.filter(({ schema }) => schema.operation === instant).map(({ path }) => path)).toEqual([])
})

const timeNames = /(At|Time|from|until|since|starts|ends)$/
const isNumber = ({ schema }: InstantField) => schema.type === 'number' && !words.has(schema)

test('no number with the name of a moment goes another way', () => {
  const others = inRequests().filter((found) => isNumber(found) && timeNames.test(found.path))
  expect(others.map(({ path }) => path)).toEqual([])
})

const beyond = [Date.UTC(2900, 0, 2), Date.UTC(9999, 11, 31), Date.UTC(10_000, 0, 1), instantMax, instantMax + 1]

/** The request with every time in it moved beyond the calendar. */
function moved(value: unknown, to: number): unknown {
  if (typeof value === 'number') return value > 1e12 ? to : value
  if (Array.isArray(value)) return value.map((each) => moved(each, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, moved(each, to)]))
}

test('a moment beyond the calendar is no fault of ours in any call of a player', async () => {
  for (const { call, requestOf } of callSamples) {
    const request = await requestOf(site, me)
    const names = Object.keys((call.request as unknown as { entries?: object }).entries ?? {}).filter((name) =>
      timeNames.test(name),
    )
    for (const to of beyond) {
      const body = { ...(moved(request, to) as object), ...Object.fromEntries(names.map((name) => [name, to])) }
      const answer = await site.sendRaw(call.path, body, { token: me.token, ip: '10.9.9.9' })
      expect(answer.status, `${call.path} ${to}`).toBeLessThan(500)
      if (answer.status === 401)
        me = { ...me, token: (await registerPlayer(site, `0945222${String(++fresh).padStart(4, '0')}`)).token }
    }
  }
})
let fresh = 0
