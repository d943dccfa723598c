import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ping } from '#features/players/account/contract.ts'
import { callsOf, openApiDocument } from '#platform/http/openapi/openapi.ts'
import { sharedMeanings } from '#platform/http/openapi/shared-meanings.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openApiFaults } from './openapi-faults.ts'
import { meaningsUse } from './openapi-meanings.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const info = { title: 'Test', version: '1.0.0' }

test('every field of every call of a player has a meaning', () => {
  expect(meaningsUse(site.features.player).missing).toEqual([])
})

test('every field of every call of the staff has a meaning', () => {
  expect(meaningsUse(site.features.backOffice).missing).toEqual([])
})

test.each([
  ['players', () => site.features.player, '## Players'],
  ['the staff', () => site.features.backOffice, '## Staff'],
])('docs/calls.md lists every call that is served to %s, and no other', (_whose, features, heading) => {
  const served = features().flatMap((feature) => callsOf(feature).map(({ path }) => path))
  const listing = readFileSync('docs/calls.md', 'utf8').split(/^(?=## )/m)
  const section = listing.find((part) => part.startsWith(heading)) ?? ''
  const listed = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path ?? '')
  expect(listed.toSorted()).toEqual(served.toSorted())
})

test('every meaning is some field’s', () => {
  expect(meaningsUse([...site.features.player, ...site.features.backOffice]).idle).toEqual([])
})

test('a field without a meaning is found, and a meaning without a field', () => {
  const [account] = site.features.player.filter(({ name }) => name === 'account')
  if (account === undefined) throw new Error('there is no account')
  const { serverTime: _time, ...known } = account.fieldMeanings ?? {}
  const planted = { ...account, fieldMeanings: { ...known, shoeSize: 'How large the shoes are.' } }
  const { missing, idle } = meaningsUse([planted])
  expect(missing).toEqual([`account: ${ping.path}.serverTime`])
  expect(idle).toContain('account: shoeSize')
})

test('a meaning is one short sentence', () => {
  const lists = [...site.features.player, ...site.features.backOffice].map(({ fieldMeanings }) => fieldMeanings ?? {})
  const meanings = [sharedMeanings, ...lists].flatMap((list) => Object.entries(list))
  const unlike = meanings.filter(([, meaning]) => meaning.length > 200 || !/^[\p{Lu}\d].*[.]$/su.test(meaning))
  expect(unlike).toEqual([])
})

test.each([
  ['players', () => site.features.player],
  ['the staff', () => site.features.backOffice],
])('the document for %s is OpenAPI 3.1', (_whose, features) => {
  expect(openApiFaults(openApiDocument(features(), info))).toEqual([])
})

test('an invalid OpenAPI 3.1 document is found', () => {
  const document = openApiDocument(site.features.player, info)
  const whole = JSON.stringify(document)
  const planted = [
    whole.replace('"openapi":"3.1.0"', '"openapi":"3.0.0"'),
    whole.replaceAll('/schemas/Envelope', '/schemas/Envelopes'),
    whole.replace('"type":"integer"', '"type":"whole"'),
    whole.replace('"minimum":', '"least":'),
    whole.replace('"description":"Malformed."', '"description":""'),
  ]
  expect(planted.map((text) => openApiFaults(JSON.parse(text)).length > 0)).toEqual(planted.map(() => true))
})

test('a refusal is documented with its text, a number with its unit, an enumeration with its names', () => {
  const document = JSON.stringify(openApiDocument(site.features.player, info))
  expect(document).toContain('1209 orderNotFound: ')
  expect(document).toContain('"description":"The amount that the player requested. In centavos."')
  expect(document).toContain('Numbers: 1 depositLadder, 2 ticket, 3 coin')
})
