import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffListCall } from '#core/contract/staff-list.ts'
import { parseCsv } from '#core/csv/parse-csv.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { rowsOf, sampleProvider, wireWordsOf } from './rows-of.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

type Entries = Parameters<typeof rowsOf>[0]
type ExportedList = {
  readonly head: string
  readonly cellsOf: (row: unknown, names: ReadonlyMap<string, string>) => readonly (string | number | bigint)[]
}
type Export = {
  readonly path: string
  readonly head: readonly string[]
  readonly entries: Entries
  readonly list: ExportedList
}

const rowEntries = (call: StaffListCall): Entries => {
  const { entries } = call.response as unknown as { entries: { rows: { item: { entries: Entries } } } }
  return entries.rows.item.entries
}

const everyExport = (): readonly Export[] =>
  office.site.features.backOffice
    .flatMap(({ handlers }) => handlers)
    .flatMap((handler) => {
      if (!('list' in handler)) return []
      const list = handler.list as ExportedList
      const [head = []] = parseCsv(list.head) ?? []
      return [{ path: handler.call.path, head, entries: rowEntries(handler.call as StaffListCall), list }]
    })

const names = new Map([[sampleProvider, 'SandPay']])
const cells = ({ entries, list, head }: Export) =>
  rowsOf(entries).flatMap((row) =>
    list.cellsOf(row, names).map((cell, at) => ({ head: head[at] ?? '', cell: String(cell) })),
  )

test('a file has the words of its page, never a key of the wire, a provider’s key or data as code', () => {
  const exports = everyExport()
  expect(exports.length).toBeGreaterThan(30)
  const faults = exports.flatMap((each) => {
    const wire = new Set([...wireWordsOf(each.entries), sampleProvider])
    return cells(each)
      .filter(({ cell }) => wire.has(cell) || cell.split(/[;:,] /).some((part) => wire.has(part)) || /^[[{]/.test(cell))
      .map(({ head, cell }) => `${each.path}: ${head}: ${cell}`)
  })
  expect([...new Set(faults)]).toEqual([])
})

test('every column has a name of its own in words, and says Manila where it has a time', () => {
  const faults = everyExport().flatMap((each) => [
    ...each.head.filter(
      (name, at) => !/^[\p{Lu}\d]/u.test(name) || each.head.indexOf(name) !== at || /centavo/i.test(name),
    ),
    ...cells(each)
      .filter(({ head, cell }) => /^\d{4}-\d\d-\d\d \d+:\d\d [AP]M$/.test(cell) && !head.endsWith('(Manila)'))
      .map(({ head }) => head),
  ])
  expect(faults).toEqual([])
})

test('money is written in pesos with two digits', () => {
  const faults = everyExport().flatMap((each) => {
    const money = Object.entries(each.entries).filter(([, schema]) => v.is(schema, 1n) && !v.is(schema, 1))
    const names = money.map(([name]) => name).filter((name) => !/id$|^(?:seq|version|line|lowRiskSum)$/i.test(name))
    if (names.length === 0) return []
    const shown = cells(each).map(({ cell }) => cell)
    return shown.includes('0.01') ? [] : [`${each.path}: ${names.join(', ')}`]
  })
  expect(faults).toEqual([])
})
