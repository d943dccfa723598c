import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authenticatedPlayer, walletAnswer } from '#games/protocol/answer.ts'
import { catalogueSchema } from '#games/protocol/catalogue.ts'
import { glwCode } from '#games/protocol/codes.ts'
import { everyOperation } from '#games/protocol/fields.ts'
import * as inquiry from '#games/protocol/inquiry.ts'
import { jackpotsSchema } from '#games/protocol/jackpots.ts'
import { operations } from '#games/protocol/operations.ts'
import { meaningsUnder, rowsUnder, sentence } from './document-tables.ts'
import { objectType, type Schema } from './schema-type.ts'

const head = `// Written by \`npm run generate\` from the protocol's schemas and docs/glw-1.md. Do not edit it.
`

/** The types of everything that GLW/1 sends, for a provider who has none of our code. */
export function walletTypes(root: string): string {
  const document = readFileSync(join(root, 'docs/glw-1.md'), 'utf8')
  const under = (heading: string, schema: unknown, before = '') =>
    before + objectType(asSchema(schema), { path: '', indent: '', meanings: meaningsUnder(document, heading) })
  return [
    head,
    codesText(document),
    `/** What every request has. The client fills in what you leave out, but for \`meta\`. */
export type RequestFields = ${under('### Fields of every operation', optionalObject(everyOperation))}
`,
    ...Object.entries(operations).map(
      ([name, { entries }]) => `export type ${capital(name)}Request = RequestFields & ${under(
        `### \`${name}\``,
        objectOf(without(entries, everyOperation)),
      )}
`,
    ),
    ...answers.map(([name, heading, schema]) => `export type ${name} = ${under(heading, schema)}\n`),
  ].join('\n')
}

const answers: readonly (readonly [name: string, heading: string, schema: unknown])[] = [
  ['WalletAnswer', '### Fields of every answer', walletAnswer],
  ['AuthenticatedPlayer', '### Answer of `authenticate`', authenticatedPlayer],
  ['Catalogue', '### Catalogue', catalogueSchema],
  ['Jackpots', '### Jackpots', jackpotsSchema],
  ['OpenRoundsInquiry', '### Open rounds', inquiry.roundsInquiry],
  ['CountersInquiry', '### Counters', inquiry.countersInquiry],
  ['CountersAnswer', '### Answer of counters', inquiry.countersAnswer],
  ['RoundListInquiry', '### Round list', inquiry.roundListInquiry],
  ['RoundListAnswer', '### Answer of round list', inquiry.roundListAnswer],
]

/** The codes by name, each with its meaning. */
function codesText(document: string): string {
  const meanings = new Map(
    rowsUnder(document, '### Codes').map(([code, , , meaning = '']) => [code, sentence(meaning)]),
  )
  const lines = Object.entries(glwCode).map(
    ([name, code]) => `  /** ${meanings.get(String(code)) ?? ''} */\n  ${name}: ${code},\n`,
  )
  return `/** Every code of an answer. */
export const walletCode = {
${lines.join('')}} as const
export type WalletCodeName = keyof typeof walletCode

/** Every operation: the client has a method for each. */
export const walletOperations = [
${Object.keys(operations)
  .map((name) => `  '${name}',\n`)
  .join('')}] as const
`
}

const asSchema = (schema: unknown): Schema => schema as Schema
const objectOf = (entries: unknown): Schema => asSchema({ type: 'object', entries })
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const without = (entries: object, others: object): object =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(others, name)))

const optionalObject = (entries: object): Schema =>
  objectOf(
    Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [name, { type: 'optional', wrapped: asSchema(schema) }]),
    ),
  )
