import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentSectionNames, emptyContent } from '../content.ts'
import { contentChanges } from './content-changes.ts'
import { contentSections } from './content-sections.ts'
import { contentKinds } from './content-kinds.ts'
import { entriesOf, nextId, numbered, withEntries } from './entry.ts'
import { sectionEntries } from './section-entries.ts'

const mail = { id: 1, nickname: 'E-mail', url: 'mailto:a@bituin.example', isOut: true, hours: '' }
const filled = {
  ...emptyContent,
  genericImages: [{ uniqueKey: 'emptySearch', img: 'art:scene/empty-search' }],
  rechargeTypes: { 3: { name: 'QR Ph', sort: 1, isShown: true, bank: { bankName: 'B' } } },
  props: { 6004: { name: 'A card', num: 1, limitAmount: 10_000 } },
  levels: [{ level: 1, betAmount: 100 }],
  loginPay: { propIds: [6004] },
  services: { liveChatPattern: '^https://chat/(\\d+)', queue: [mail] },
  site: { gameResourceUrl: '', activityRoutes: { 36: '/about' } },
}

test.each(contentSectionNames)('%s comes back from its entries as it was', (section) => {
  for (const content of [emptyContent[section], filled[section]]) {
    expect(withEntries(section, content, entriesOf(section, content))).toEqual(content)
  }
})

test.each(contentSectionNames)('%s has a form for everything that is set in it', (section) => {
  const kinds = contentKinds.filter((kind) => kind.section === section)
  expect(kinds.length).toBeGreaterThan(0)
  const unheld = entriesOf(section, filled[section]).filter((entry) => !kinds.some(({ includes }) => includes(entry)))
  expect(unheld).toEqual([])
})

test.each(contentKinds.filter(({ only }) => !only))('a new $one is right but for what has to be typed', (kind) => {
  const { section, blank } = kind
  const entries = entriesOf(section, emptyContent[section])
  const added = numbered(section, [...entries, { ...blank, id: nextId(entries) }])
  const parsed = v.safeParse(contentSections[section], withEntries(section, emptyContent[section], added))
  const faults = (parsed.issues ?? []).map(({ path = [] }) =>
    sectionEntries[section].at(
      path.map(({ key }) => key),
      added,
    ),
  )
  const typed = ['title', 'name', 'nickname', 'url', 'path', 'uniqueKey']
  expect(faults.filter(({ id, field }) => id !== nextId(entries) || !typed.includes(field))).toEqual([])
})

test('a change of a single entry is named by its section', () => {
  const after = { ...filled.services, liveChatPattern: '' }
  expect(contentChanges('services', filled.services, after)).toMatchObject([{ name: 'Live chat: pattern', after: '' }])
})
