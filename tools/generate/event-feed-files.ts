import type * as v from 'valibot'
import { eventKindNames, eventKinds } from '#features/office/event-feed/event-kinds.ts'

/** The schema of a field: a plain one, or a pipe with its checks and its description. */
type Field = v.GenericSchema & {
  readonly options?: readonly string[]
  readonly pipe?: readonly (Field & { readonly description?: string })[]
}

type Described = { readonly name: string; readonly type: string; readonly meaning: string }

const kinds = eventKindNames.map((name) => ({
  name,
  ...eventKinds[name],
  fields: fieldsOf(eventKinds[name].data.entries),
}))

function fieldsOf(entries: v.ObjectEntries): readonly Described[] {
  return Object.entries(entries).map(([name, field]) => ({ name, type: typeOf(field), meaning: meaningOf(field) }))
}

function typeOf(field: Field): string {
  const [inner = field] = field.pipe ?? []
  if (inner.type === 'picklist') return (inner.options ?? []).map((option) => `'${option}'`).join(' | ')
  if (inner.type === 'string' || inner.type === 'number' || inner.type === 'boolean') return inner.type
  throw new Error(`there is no type for ${inner.type}`)
}

function meaningOf({ pipe = [] }: Field): string {
  return pipe.find(({ description }) => description)?.description ?? ''
}

const made = 'Made by `npm run generate` from features/office/event-feed/event-kinds.ts; never edited by hand.'

/** The types of events for partners, in TypeScript. */
export const feedTypes = (): string => `// ${made}

/** What each type of event says, in version ${[...new Set(kinds.map(({ version }) => version))].join(', ')}. */
export type FeedEventData = {
${kinds.map(typeOfKind).join('\n')}
}

export type FeedEventType = keyof FeedEventData

export type FeedEventOf<Type extends FeedEventType> = {
  /** The same whenever this event is sent: take each id once. */
  readonly id: string
  readonly type: Type
  readonly version: number
  /** Grows from event to event of one player. */
  readonly sequence: number
  /** ISO 8601, with the offset of Manila. */
  readonly occurredAt: string
  /** The player’s name for you alone. */
  readonly player: string
  readonly data: FeedEventData[Type]
}

export type FeedEvent = { readonly [Type in FeedEventType]: FeedEventOf<Type> }[FeedEventType]

export type FeedDelivery = {
  readonly version: 1
  /** True for a test, which has no events. */
  readonly test?: true
  readonly events: readonly FeedEvent[]
}
`

function typeOfKind({ name, summary, fields }: (typeof kinds)[number]): string {
  const head = `  /** ${summary} */\n  readonly '${name}': `
  if (fields.length === 0) return `${head}Readonly<Record<string, never>>`
  const lines = fields.map(({ name: field, type, meaning }) =>
    [...(meaning === '' ? [] : [`    /** ${meaning} */`]), `    readonly ${field}: ${type}`].join('\n'),
  )
  return `${head}{\n${lines.join('\n')}\n  }`
}

const begins = '<!-- events: made by `npm run generate` -->'
const ends = '<!-- end of events -->'

/** The page for partners, with the part about events as the contract says it. */
export function feedPage(page: string): string {
  const [before, rest] = page.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error('docs/event-feed.md has no place for the events')
  return `${before}${begins}\n\n${kinds.map(sectionOf).join('\n')}\n${ends}${after}`
}

function sectionOf({ name, version, summary, fields }: (typeof kinds)[number]): string {
  const head = `### \`${name}\`, version ${version}\n\n${summary}`
  if (fields.length === 0) return `${head} Its \`data\` is empty.\n`
  const rows = fields.map(
    ({ name: field, type, meaning }) => `| \`${field}\` | \`${type.replaceAll('|', '\\|')}\` | ${meaning} |`,
  )
  return `${head}\n\n| field | type | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}
