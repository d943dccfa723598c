import type { ContentSection } from '../content.ts'
import { type Entry, sectionEntries } from './section-entries.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type { Entry } from './section-entries.ts'

export const placeIs =
  (place: string) =>
  (entry: Entry): boolean =>
    entry.place === place

export const entriesOf = (section: ContentSection, content: unknown): readonly Entry[] =>
  sectionEntries[section].of(content)

export const withEntries = (section: ContentSection, content: unknown, entries: readonly Entry[]): unknown =>
  sectionEntries[section].into(content, entries)

export const textOf = (entry: Entry, name: string): string => {
  const value = entry[name]
  return typeof value === 'string' ? value : ''
}

/** What an entry is called in lists and messages. */
export const nameOf = (entry: Entry): string =>
  ['title', 'nickname', 'name', 'uniqueKey'].map((name) => textOf(entry, name)).find(Boolean) ??
  onlyOnes.find(([field]) => field in entry)?.[1] ??
  ('level' in entry
    ? formatMessage(messages.levelName, { level: String(entry.level) })
    : formatMessage(messages.entryNumber, { id: entry.id }))

/** What there is one of, by a field that only it has. */
const onlyOnes = [
  ['liveChatPattern', messages.liveChat],
  ['downloadType', messages.app],
  ['propIds', messages.signInCards],
  ['gameResourceUrl', messages.addresses],
] as const

const sortOf = ({ sort }: Entry): number => (typeof sort === 'number' ? sort : 0)

export const inOrder = (entries: readonly Entry[]): Entry[] => entries.toSorted((a, b) => sortOf(a) - sortOf(b))

/** The order of a list written into its entries, for the sections that have one. */
export const numbered = (section: ContentSection, entries: readonly Entry[]): Entry[] =>
  sectionEntries[section].isSorted ? entries.map((entry, index) => ({ ...entry, sort: index + 1 })) : [...entries]

export const nextId = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1
