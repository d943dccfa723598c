import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { catalogueOf, gameAnswer } from '#tests/support/test-catalogue.ts'
import type { KnownGame } from './catalogue-sync.ts'
import { offerEntries, type CatalogueFacts } from './offer-entries.ts'

const now = instant(1_795_000_000_000)
const brands = [
  { id: 1n, code: 'first-brand', name: 'First Brand' },
  { id: 2n, code: 'second-brand', name: 'Second Brand' },
]
const known = (code: string, changes: Partial<KnownGame> = {}): KnownGame => {
  const [game] = catalogueOf([gameAnswer(code)]).games
  if (!game) throw new Error('the catalogue is empty')
  return { ...game, isOffered: true, isNew: false, listedAt: now, sort: 1, ...changes }
}
const entries = (standing: Partial<CatalogueFacts>) =>
  offerEntries({ known: [], brands, catalogue: catalogueOf([]), now, ...standing })

test('an unchanged game is no entry', () => {
  expect(entries({ known: [known('a')], catalogue: catalogueOf([gameAnswer('a')]) })).toEqual([])
})

test('each difference is one entry, with the values before and after', () => {
  const catalogue = catalogueOf([
    gameAnswer('changed', { rtpBasisPoints: 9_400, name: 'Renamed' }),
    gameAnswer('back'),
    gameAnswer('added'),
  ])
  const found = entries({ known: [known('changed'), known('back', { isOffered: false }), known('gone')], catalogue })
  expect(found.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'added game:added',
    'changed game:changed',
    'back game:back',
    'gone game:gone',
  ])
  expect(found[1]?.changes).toEqual([
    { name: 'name', before: 'Game changed', after: 'Renamed' },
    { name: 'rtpBasisPoints', before: '9650', after: '9400' },
  ])
})

test('a renamed brand is an entry of its own, and a brand that is no longer listed is none', () => {
  const renamed = { ...catalogueOf([]), brands: [{ code: 'first-brand', name: 'Another Name' }] }
  expect(entries({ catalogue: renamed })).toMatchObject([
    { key: 'brand:first-brand', kind: 'renamed', changes: [{ before: 'First Brand', after: 'Another Name' }] },
  ])
})

test('the same change with another value is a new entry to refuse', () => {
  const entryOf = (rtpBasisPoints: number) =>
    entries({ known: [known('a')], catalogue: catalogueOf([gameAnswer('a', { rtpBasisPoints })]) })[0]?.offered
  expect(entryOf(9_400)).toBe(entryOf(9_400))
  expect(entryOf(9_400)).not.toBe(entryOf(9_300))
})
