import type { ContentSection } from '../../content.ts'

/** One thing of a section as the form holds it: what is typed, whether it is right or not. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: number }

export const placeIs =
  (place: string) =>
  (entry: Entry): boolean =>
    entry.place === place

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The entries of a section; those of customer service stand beside its other settings. */
export function entriesOf(section: ContentSection, content: unknown): readonly Entry[] {
  const list = section === 'services' && isRecord(content) ? content.queue : content
  return Array.isArray(list) ? list.filter(isEntry) : []
}

export function withEntries(section: ContentSection, content: unknown, entries: readonly Entry[]): unknown {
  return section === 'services' ? { ...(isRecord(content) ? content : {}), queue: entries } : entries
}

export const textOf = (entry: Entry, name: string): string => {
  const value = entry[name]
  return typeof value === 'string' ? value : ''
}

/** What an entry is called in lists and messages. */
export const nameOf = (entry: Entry): string => textOf(entry, 'title') || textOf(entry, 'nickname') || `No. ${entry.id}`

const sortOf = ({ sort }: Entry): number => (typeof sort === 'number' ? sort : 0)

export const inOrder = (entries: readonly Entry[]): Entry[] => entries.toSorted((a, b) => sortOf(a) - sortOf(b))

/** The order of a list written into its entries, for the sections that have one. */
export const numbered = (section: ContentSection, entries: readonly Entry[]): Entry[] =>
  section === 'services' ? [...entries] : entries.map((entry, place) => ({ ...entry, sort: place + 1 }))

export const nextId = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1
