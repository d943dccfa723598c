import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestOf } from '#core/contract/call.ts'
import { decideOffer, listOffers } from '#features/lobby/catalogue/offer-contract.ts'
import { receiveCatalogue } from '#features/lobby/catalogue/server/receive-catalogue.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { catalogueAnswer, catalogueProvider, gameAnswer, listGames } from '#tests/support/test-catalogue.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let member: SignedInStaff
let admin: SignedInStaff

beforeAll(async () => {
  office = await openTestBackOffice()
  member = await office.newStaff('content')
  admin = await office.newStaff('admin')
})
afterAll(() => office.close())

const reason = 'the release notes say the same'
const providerId = catalogueProvider.id
type Game = Parameters<typeof catalogueAnswer>[0][number]

const deliver = (games: readonly Game[], brandName = 'First Brand') => {
  const answer = catalogueAnswer(games)
  const brands = answer.brands.map((brand) => (brand.code === 'first-brand' ? { ...brand, name: brandName } : brand))
  const delivery = { provider: catalogueProvider, answer: { ...answer, brands }, now: office.site.clock.now() }
  return receiveCatalogue(office.site.context.db, { ...delivery, takesFirst: false })
}
const offers = v.array(
  v.object({ version: v.number(), entries: v.array(v.object({ key: v.string(), kind: v.string() })) }),
)
async function offer() {
  const { body } = await office.send(listOffers, {}, member.token)
  return v.parse(offers, body.offers)[0] ?? { version: 0, entries: [] }
}
const waiting = async () => (await offer()).entries.map(({ kind, key }) => `${kind} ${key}`)
type Decision = Partial<RequestOf<typeof decideOffer>>
const decide = async (decision: Decision) => {
  const request = { providerId, version: (await offer()).version, accepted: [], refused: [], rest: 'waits' as const }
  return (await office.send(decideOffer, { ...request, reason, ...decision }, member.token)).body.errcode
}
const startable = async () => {
  const { rows } = await office.site.context.db.pool.query<{ name: string }>(
    `select g.code || ' ' || g.name as name from lobby_game g join game s on s.id = g.game_id
     where g.is_offered and s.state = 'enabled' order by g.code`,
  )
  return rows.map(({ name }) => name)
}

const [a, b, c] = [gameAnswer('a'), gameAnswer('b'), gameAnswer('c')]
/** The lobby as it is at the beginning of each test. */
beforeEach(async () => {
  await listGames(office.site, [a, b])
  await office.site.context.db.pool.query('delete from lobby_catalogue_refusal')
  await deliver([a, b])
})

test('a provider’s change takes effect only once a member has accepted it, and the log names the member', async () => {
  expect(await deliver([gameAnswer('a', { name: 'Renamed' }), c], 'New Name')).toBe(4)
  const before = await startable()
  expect(before).toContain('a Game a')
  expect(await waiting()).toEqual(['renamed brand:first-brand', 'added game:c', 'changed game:a', 'gone game:b'])
  expect(await decide({ rest: 'accepted' })).toBe(0)
  expect(await startable()).toEqual(['a Renamed', 'c Game c'])
  expect(await waiting()).toEqual([])
  const { body } = await office.send(listAudit, { subject: `catalogue:${providerId}` }, admin.token)
  expect(v.parse(v.array(v.unknown()), body.rows)[0]).toMatchObject({
    actor: member.email,
    reason,
    after: { accepted: ['renamed brand:first-brand', 'added game:c', 'changed game:a', 'gone game:b'], refused: [] },
  })
})

test('entries are accepted and refused one by one, and the others wait; a refused entry returns when its value changes', async () => {
  await deliver([gameAnswer('a', { rtpBasisPoints: 9_000 }), gameAnswer('d')])
  expect(await decide({ accepted: ['game:d'], refused: ['game:a'] })).toBe(0)
  expect(await waiting()).toEqual(['gone game:b'])
  expect((await startable()).map((name) => name[0])).toEqual(['a', 'b', 'd'])
  expect(await deliver([gameAnswer('a', { rtpBasisPoints: 9_000 }), b, gameAnswer('d')])).toBe(0)
  expect(await waiting()).toEqual([])
  await deliver([gameAnswer('a', { rtpBasisPoints: 8_900 }), b, gameAnswer('d')])
  expect(await waiting()).toEqual(['changed game:a'])
})

test('a refused entry returns after the provider has withdrawn it and offered it again', async () => {
  const changed = gameAnswer('a', { rtpBasisPoints: 9_000 })
  await deliver([changed, b])
  expect(await decide({ rest: 'refused' })).toBe(0)
  await deliver([a, b])
  await deliver([changed, b])
  expect(await waiting()).toEqual(['changed game:a'])
})

test('a brand is not renamed by the game of it that was accepted', async () => {
  await deliver([a, b, gameAnswer('e')], 'Sneaky Name')
  expect(await decide({ accepted: ['game:e'] })).toBe(0)
  expect(await waiting()).toEqual(['renamed brand:first-brand'])
})

test('of ten concurrent decisions about one offer one succeeds, and a decision on an older offer is stale', async () => {
  await deliver([a, b, gameAnswer('f')])
  const { version } = await offer()
  const codes = await Promise.all(Array.from({ length: 10 }, () => decide({ version, rest: 'accepted' })))
  expect(codes.toSorted((x, y) => x - y)).toEqual([0, ...Array<number>(9).fill(1073)])
  await deliver([a, b])
  const older = (await offer()).version
  await deliver([a])
  expect(await decide({ version: older, rest: 'accepted' })).toBe(1073)
})

test.each<{ what: string; decision: Decision; errcode: number }>([
  { what: 'something that does not wait', decision: { accepted: ['game:nothing'] }, errcode: 1110 },
  { what: 'one thing both ways', decision: { accepted: ['game:g'], refused: ['game:g'] }, errcode: 1110 },
  { what: 'nothing', decision: {}, errcode: 1004 },
])('a decision about $what is refused', async ({ decision, errcode }) => {
  await deliver([a, b, gameAnswer('g')])
  expect(await decide(decision)).toBe(errcode)
  expect(await waiting()).toEqual(['added game:g'])
})
