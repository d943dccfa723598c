import { expect, test } from 'vitest'
import { parseCsv } from '#core/csv/parse-csv.ts'
import { compareTable, rowsOf, tableOf } from './catalogue-table.ts'
import { readCatalogues } from './read-catalogues.ts'
import { rewriteCatalogue } from './rewrite-catalogue.ts'

const catalogue = {
  folder: 'features/cashier/deposit/player/messages',
  en: { deposit: 'Deposit', min: 'At least {min}', spins: { one: '1 spin', other: '{count} spins' }, more: '+{n}' },
  fil: { deposit: 'Mag-deposit', min: 'Hindi bababa sa {min}', spins: '{count} spin', more: '+{n}' },
} as const
const known = rowsOf([catalogue])
const returned = (change: (table: string) => string) => parseCsv(change(tableOf([catalogue]))) ?? []

test('a table that comes back unchanged changes nothing', () => {
  expect(
    compareTable(
      known,
      returned((table) => table),
    ),
  ).toEqual({ changes: [], faults: [] })
})

test('a changed text is told by its catalogue, key, form and language', () => {
  const { changes } = compareTable(
    known,
    returned((table) => table.replace('Mag-deposit', 'Magdeposito').replace('1 spin', 'One spin')),
  )
  expect(changes).toMatchObject([
    { key: 'deposit', form: '', language: 'fil', before: 'Mag-deposit', after: 'Magdeposito' },
    { key: 'spins', form: 'one', language: 'en', before: '1 spin', after: 'One spin' },
  ])
})

test.each([
  [
    'a parameter that is gone',
    (table: string) => table.replace('bababa sa {min}', 'bababa'),
    'needs the parameters {min} in fil',
  ],
  ['a parameter too many', (table: string) => table.replace('Mag-deposit', '{a}'), 'needs the parameters none in fil'],
  [
    'a message that there is none of',
    (table: string) => table.replace(',deposit,', ',gone,'),
    'there is no message gone',
  ],
  ['a text that was emptied', (table: string) => table.replace('Mag-deposit', ''), 'would have no text in fil'],
])('%s is refused with its line', (_what, change, fault) => {
  const { changes, faults } = compareTable(known, returned(change))
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^Line \\d+: .*${fault.replace(/[{}]/g, '\\$&')}`))])
  expect(changes).toEqual([])
})

test('a rewritten catalogue keeps everything but the changed texts', () => {
  const source =
    "export const messages = {\n  // a.tsx\n  'a.b': 'Old',\n  spins: { one: '1', other: '{count}' },\n} as const\n"
  const changes = [
    { key: 'a.b', form: '' as const, after: "It's “new”" },
    { key: 'spins', form: 'other' as const, after: '{count} spins' },
  ]
  expect(rewriteCatalogue(source, changes)).toBe(
    source.replace("'Old'", String.raw`'It\'s “new”'`).replace("'{count}'", "'{count} spins'"),
  )
})

test('every catalogue of the product is in the table', async () => {
  const catalogues = await readCatalogues(process.cwd())
  const rows = rowsOf(catalogues)
  expect(catalogues.length).toBeGreaterThan(80)
  expect(compareTable(rows, parseCsv(tableOf(catalogues)) ?? [])).toEqual({ changes: [], faults: [] })
})
