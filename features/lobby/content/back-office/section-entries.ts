import type { ContentSection } from '../content.ts'

/** One thing of a section as the form holds it: what is typed, whether it is right or not. */
export type Entry = Readonly<Record<string, unknown>> & { readonly id: number }

type Path = readonly unknown[]
type EntryFieldRef = { readonly id: number; readonly field: string }

/** How a section is held as entries, which lists and forms are made of, and how entries become the section again. */
type SectionEntries = {
  readonly of: (content: unknown) => readonly Entry[]
  readonly into: (content: unknown, entries: readonly Entry[]) => unknown
  /** The entry and field that a fault of the schema is about; 0 where it is about the whole. */
  readonly at: (path: Path, entries: readonly Entry[]) => EntryFieldRef
  /** Whether the order of the list is written into its entries. */
  readonly isSorted: boolean
}

/** The live chat is edited with the contact options, as an entry of its own. */
export const chatEntryId = 0

const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value.id === 'number'
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (content: unknown): readonly unknown[] => (Array.isArray(content) ? content : [])
const recordIn = (content: unknown): Readonly<Record<string, unknown>> => (isRecord(content) ? content : {})

const withoutId = ({ id: _id, ...rest }: Entry): Readonly<Record<string, unknown>> => rest
const nameAt = (path: Path, at: number): string => (typeof path[at] === 'string' ? path[at] : '')
const idAt = (entries: readonly Entry[], at: unknown): number => entries[Number(at)]?.id ?? 0

const list: SectionEntries = {
  of: (content) => listIn(content).filter(isEntry),
  into: (_content, entries) => entries,
  at: (path, entries) => ({ id: idAt(entries, path[0]), field: nameAt(path, 1) }),
  isSorted: true,
}

/** Entries without a number of their own have that of their position. */
const unnumbered: SectionEntries = {
  ...list,
  of: (content) => listIn(content).map((entry, index) => ({ ...recordIn(entry), id: index + 1 })),
  into: (_content, entries) => entries.map(withoutId),
  isSorted: false,
}

const numbered = (isSorted: boolean): SectionEntries => ({
  of: (content) => Object.entries(recordIn(content)).map(([id, entry]) => ({ ...recordIn(entry), id: Number(id) })),
  into: (_content, entries) => Object.fromEntries(entries.map((entry) => [String(entry.id), withoutId(entry)])),
  at: (path) => ({ id: Number(path[0] ?? 0), field: nameAt(path, 1) }),
  isSorted,
})

const single: SectionEntries = {
  of: (content) => [{ ...recordIn(content), id: 1 }],
  into: (content, [entry]) => (entry ? withoutId(entry) : content),
  at: (path) => ({ id: 1, field: nameAt(path, 0) }),
  isSorted: false,
}

const services: SectionEntries = {
  of: (content) => {
    const { queue, liveChatPattern = '' } = recordIn(content)
    return [{ id: chatEntryId, liveChatPattern }, ...list.of(queue)]
  },
  into: (_content, entries) => ({
    liveChatPattern: entries.find(({ id }) => id === chatEntryId)?.liveChatPattern ?? '',
    queue: entries.filter(({ id }) => id !== chatEntryId),
  }),
  at: (path, entries) =>
    path[0] === 'queue'
      ? list.at(
          path.slice(1),
          entries.filter(({ id }) => id !== chatEntryId),
        )
      : { id: chatEntryId, field: nameAt(path, 0) },
  isSorted: false,
}

export const sectionEntries: Readonly<Record<ContentSection, SectionEntries>> = {
  ads: list,
  notices: list,
  promotionalVideos: list,
  genericImages: unnumbered,
  rechargeTypes: numbered(true),
  props: numbered(false),
  levels: unnumbered,
  loginPay: single,
  download: single,
  services,
  site: single,
}
