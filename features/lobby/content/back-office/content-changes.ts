import type { ContentSection } from '../content.ts'
import { type Entry, entriesOf, inOrder, nameOf, textOf } from './entry.ts'
import { chatEntryId, sectionEntries } from './section-entries.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

export type ContentChange = { readonly name: string; readonly before: unknown; readonly after: unknown }

/** The changes between two versions of a section by entry; a new order counts as one change. */
export function contentChanges(section: ContentSection, before: unknown, after: unknown): readonly ContentChange[] {
  const [old, young] = [entriesOf(section, before), entriesOf(section, after)]
  const oldById = new Map(old.map((entry) => [entry.id, entry]))
  const youngIds = new Set(young.map(({ id }) => id))
  return [
    ...young.filter(({ id }) => !oldById.has(id)).map((entry) => ({ ...added, after: nameOf(entry) })),
    ...old.filter(({ id }) => !youngIds.has(id)).map((entry) => ({ ...removed, before: nameOf(entry) })),
    ...young.flatMap((entry) => fieldsChanged(oldById.get(entry.id), entry)),
    ...orderChanged(section, old, young),
  ]
}

const added: ContentChange = { name: messages.new, before: undefined, after: undefined }
const removed: ContentChange = { name: messages.removed, before: undefined, after: undefined }

function fieldsChanged(before: Entry | undefined, after: Entry): ContentChange[] {
  if (!before) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'sort')
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      name: formatMessage(messages.fieldOfEntry, { entry: nameOf(after), field: wordOf(name) }),
      before: before[name],
      after: after[name],
    }))
}

function orderChanged(section: ContentSection, before: readonly Entry[], after: readonly Entry[]): ContentChange[] {
  const ordered = (entries: readonly Entry[]) =>
    sectionEntries[section].isSorted ? byPlace(inOrder(entries)) : entries
  const both = (entries: readonly Entry[], others: readonly Entry[]) =>
    ordered(entries).filter(({ id }) => id !== chatEntryId && others.some((other) => other.id === id))
  const [was, is] = [both(before, after), both(after, before)]
  if (was.every(({ id }, index) => id === is[index]?.id)) return []
  return [{ name: messages.order, before: was.map(nameOf).join(', '), after: is.map(nameOf).join(', ') }]
}

/** Entries in one position of the lobby are sorted separately. */
const byPlace = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => textOf(a, 'place').localeCompare(textOf(b, 'place')))

const words: Readonly<Record<string, string>> = {
  title: messages.changedTitle,
  titleFil: messages.changedTitleFil,
  text: messages.changedText,
  textFil: messages.changedTextFil,
  summary: messages.changedSummary,
  summaryFil: messages.changedSummaryFil,
  body: messages.changedBody,
  bodyFil: messages.changedBodyFil,
  imgUrl2: messages.changedPicture,
  coverImg: messages.changedPicture,
  clickType: messages.changedClick,
  clickAction: messages.changedTarget,
  from: messages.changedFrom,
  until: messages.changedUntil,
  isH5Pop: messages.changedPopup,
  path: messages.changedAddress,
  url: messages.changedAddress,
  isOut: messages.changedOutside,
  permit: messages.changedPermit,
  img: messages.changedPicture,
  isShown: messages.changedShown,
  amountMin: messages.changedMin,
  amountMax: messages.changedMax,
  amounts: messages.changedAmounts,
  bankId: messages.changedBank,
  num: messages.changedNumber,
  limitAmount: messages.changedLimit,
  betAmount: messages.changedBets,
  propIds: messages.changedCards,
  liveChatPattern: messages.changedPattern,
  downloadType: messages.changedOffered,
  downloadUrl: messages.changedAddress,
  gameResourceUrl: messages.changedGamePictures,
  activityRoutes: messages.changedPages,
}
const wordOf = (name: string): string => words[name] ?? name
