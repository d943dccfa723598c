import type { ContentSection } from '../content.ts'
import { type Entry, entriesOf, withEntries } from './entry.ts'

type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Rebases local edits onto a version that was saved meanwhile: its entries, except those changed here. */
export function rebaseEntries(section: ContentSection, { base, mine, theirs }: Versions): unknown {
  const byId = (content: unknown) => new Map(entriesOf(section, content).map((entry) => [entry.id, entry]))
  const [old, here, there] = [byId(base), byId(mine), byId(theirs)]
  const isChangedHere = ({ id }: Pick<Entry, 'id'>) => !same(old.get(id), here.get(id))
  const kept = [...there.values()].flatMap((entry) => (isChangedHere(entry) ? (here.get(entry.id) ?? []) : entry))
  const added = [...here.values()].filter((entry) => !there.has(entry.id) && isChangedHere(entry))
  return withEntries(section, theirs, [...kept, ...added])
}
