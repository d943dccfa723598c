import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { platform } from '#core/enumerations/platform.ts'
import { launchUrlOf } from '#features/play/game-launch/rules.ts'
import { replayUrlOf } from '#features/play/replay/rules.ts'
import { authenticatedPlayer, walletAnswer } from '#games/protocol/answer.ts'
import { catalogueSchema, cataloguePath } from '#games/protocol/catalogue.ts'
import { glwCode, limitKinds, txStates } from '#games/protocol/codes.ts'
import { everyOperation } from '#games/protocol/fields.ts'
import { frameCommand, frameMessage } from '#games/protocol/frame-messages.ts'
import * as inquiry from '#games/protocol/inquiry.ts'
import { jackpotsPath, jackpotsSchema } from '#games/protocol/jackpots.ts'
import { isOp, operationPrefix, operations } from '#games/protocol/operations.ts'
import { answerText, glwHeader, requestText } from '#games/protocol/signed-text.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { bodyHashOf, signatureOf } from '#games/protocol/server/signature.ts'

const text = readFileSync(new URL('../../docs/glw-1.md', import.meta.url), 'utf8')

/** The tables of a section, without their heads: a row is its cells, plain. */
function rowsUnder(heading: string): string[][] {
  const [, after] = text.split(`\n${heading}\n`)
  if (after === undefined) throw new Error(`the document has no section ${heading}`)
  const [section = ''] = after.split(/\n#/)
  const lines = section.split('\n')
  return lines
    .filter(
      (line, index) => line.startsWith('|') && !lines[index + 1]?.startsWith('| ---') && !line.startsWith('| ---'),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}
const column = (rows: readonly string[][], index: number): string[] => rows.map((row) => row[index] ?? '').toSorted()

type Schema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly pipe?: readonly Schema[]
  readonly options?: readonly unknown[]
}
const asSchema = (schema: unknown): Schema => schema as Schema

/** Every field that a schema names, with those inside of it, and whether it has to be there. */
function fieldsOf(schema: Schema, before = ''): string[] {
  if (schema.wrapped !== undefined) return fieldsOf(schema.wrapped, before)
  if (schema.item !== undefined) return fieldsOf(schema.item, `${before}[]`)
  return Object.entries(schema.entries ?? {}).flatMap(([name, each]) => {
    const path = before === '' ? name : `${before}.${name}`
    return [`${path} ${each.type === 'optional' ? 'no' : 'yes'}`, ...fieldsOf(each, path)]
  })
}
const rowsOfHeading = (heading: string): string[] =>
  rowsUnder(heading)
    .map(([name = '', , required = '']) => `${name} ${required}`)
    .toSorted()

/** The values that a field may have, where it has a list of them. */
function picksOf(schema: Schema, before = ''): string[] {
  if (schema.wrapped !== undefined) return picksOf(schema.wrapped, before)
  // A list of values is one row of the table.
  if (schema.item?.type === 'picklist') return picksOf(schema.item, before)
  if (schema.item !== undefined) return picksOf(schema.item, `${before}[]`)
  if (schema.type === 'picklist') return [`${before}: ${(schema.options ?? []).join(', ')}`]
  return Object.entries(schema.entries ?? {}).flatMap(([name, each]) =>
    picksOf(each, before === '' ? name : `${before}.${name}`),
  )
}
const picksUnder = (heading: string): string[] =>
  rowsUnder(heading)
    .filter(([, type = '']) => /^[A-Za-z_]+, /.test(type))
    .map(([name = '', type = '']) => `${name}: ${type}`)
    .toSorted()

const schemas: readonly (readonly [heading: string, schema: unknown])[] = [
  ['### Fields of every answer', walletAnswer],
  ['### Answer of `authenticate`', authenticatedPlayer],
  ['### Catalogue', catalogueSchema],
  ['### Jackpots', jackpotsSchema],
  ['### Open rounds', inquiry.roundsInquiry],
  ['### Counters', inquiry.countersInquiry],
  ['### Answer of counters', inquiry.countersAnswer],
  ['### Round list', inquiry.roundListInquiry],
  ['### Answer of round list', inquiry.roundListAnswer],
]

describe('the document of GLW/1 says what the protocol does, and nothing else', () => {
  test('the operations', () => {
    const headings = [...text.matchAll(/^### `(\w+)`$/gm)].map(([, op = '']) => op)
    expect(headings).toEqual(Object.keys(operations))
    expect(text).toContain(`{wallet}${operationPrefix}{operation}`)
  })

  test.each(Object.keys(operations).filter(isOp))('the fields of %s, which are required, and their values', (op) => {
    const { entries } = operations[op]
    const own = Object.fromEntries(Object.entries(entries).filter(([name]) => !Object.hasOwn(everyOperation, name)))
    const schema = asSchema({ type: 'object', entries: own })
    expect(rowsOfHeading(`### \`${op}\``)).toEqual(fieldsOf(schema).toSorted())
    expect(picksUnder(`### \`${op}\``)).toEqual(picksOf(schema).toSorted())
  })

  test('the fields of every operation', () => {
    const outer = rowsOfHeading('### Fields of every operation').filter((row) => !row.startsWith('meta.'))
    expect(outer).toEqual(fieldsOf(asSchema({ type: 'object', entries: everyOperation })).toSorted())
    const pipe = asSchema(everyOperation.meta).wrapped?.pipe ?? []
    const lazy = pipe.find(({ type }) => type === 'lazy') as unknown as v.LazySchema<v.GenericSchema> | undefined
    const documented = rowsOfHeading('### Fields of every operation').filter((row) => row.startsWith('meta.'))
    expect(documented).toEqual(fieldsOf(asSchema(lazy?.getter({})), 'meta').toSorted())
  })

  test.each(schemas)('%s', (heading, schema) => {
    expect(rowsOfHeading(heading)).toEqual(fieldsOf(asSchema(schema)).toSorted())
    // What the values of an answer mean has tables of its own.
    const picks = heading === '### Fields of every answer' ? [] : picksOf(asSchema(schema))
    expect(picksUnder(heading)).toEqual(picks.toSorted())
  })

  test('the headers', () => {
    const documented = column(rowsUnder('### Headers'), 0).map((name) => name.toLowerCase())
    expect(documented).toEqual(Object.values(glwHeader).toSorted())
  })

  test('the codes with their names, the states and the limits', () => {
    const named = Object.entries(glwCode).map(([name, code]) => [String(code), constantOf(name)])
    expect(rowsUnder('### Codes').map(([code, name]) => [code, name])).toEqual(named)
    expect(column(rowsUnder('### States'), 0)).toEqual([...txStates].toSorted())
    expect(column(rowsUnder('### Limits'), 0)).toEqual([...limitKinds].toSorted())
  })

  test('the parameters of the launch address', () => {
    const facts = { launchUrl: 'https://games.example.ph', gameCode: 'reels', realityCheckSeconds: 1 }
    const around = {
      ...facts,
      platform: platform.mobile,
      language: 'en',
      publicUrl: 'https://play.example.ph',
    } as const
    const named = [
      launchUrlOf({ ...around, entry: { mode: 'real', launchToken: 'a' }, siteMode: 'green' }),
      launchUrlOf({ ...around, entry: { mode: 'demo', demoToken: 'b' }, siteMode: 'normal' }),
    ].flatMap((url) => [...new URL(url).searchParams.keys()])
    const documented = rowsUnder('## Launch').filter((row) => row.length === 2)
    const replay = new URL(replayUrlOf({ ...facts, replayToken: 'c', language: 'en' }))
    const commands = frameCommand.options.map(({ entries }) => entries.kind.literal)
    expect(column(documented, 0)).toEqual(
      [...new Set([...named, ...replay.searchParams.keys(), ...commands])].toSorted(),
    )
  })

  test('the messages of the frame', () => {
    const defined = frameMessage.options.flatMap(({ entries: { kind, ...fields } }) => {
      const named = fieldsOf(asSchema({ type: 'object', entries: fields })).map((field) => `${kind.literal} ${field}`)
      return named.length === 0 ? [`${kind.literal}  `] : named
    })
    const documented = rowsUnder('## Launch').filter((row) => row.length === 5)
    expect(documented.map(([kind, field, , required]) => `${kind} ${field} ${required}`).toSorted()).toEqual(
      defined.toSorted(),
    )
  })

  test('the addresses at which a provider is asked', () => {
    const documented = [...text.matchAll(/^`(GET|POST) (\/[\w/-]+)`/gm)].map(([, method, path]) => `${method} ${path}`)
    const posted = Object.values(inquiry.inquiryPath).map((path) => `POST ${path}`)
    expect(documented).toEqual([`GET ${cataloguePath}`, `GET ${jackpotsPath}`, ...posted])
  })
})

test('the worked example signs as the protocol does', () => {
  const [secret, body, time, nonce] = [
    block('secret'),
    block('body'),
    header('headers', 'Time'),
    header('headers', 'Nonce'),
  ]
  const path = `${operationPrefix}bet`
  expect(block('signed')).toBe(requestText({ time, nonce, method: 'POST', path, bodyHash: bodyHashOf(body) }))
  const key = { id: header('headers', 'Key'), secret }
  const signed = signRequest(key, { path, body, timeMs: Number(time), nonce })
  expect(header('headers', 'Sign')).toBe(signed[glwHeader.signature])
  expect(block('empty-sign')).toBe(
    signRequest(key, { path, body: '', timeMs: Number(time), nonce })[glwHeader.signature],
  )

  const answered = { time: header('answer-headers', 'Time'), status: 200, bodyHash: bodyHashOf(block('answer-body')) }
  expect(block('answer-signed')).toBe(answerText(answered))
  expect(header('answer-headers', 'Sign')).toBe(signatureOf(secret, answerText(answered)))
  expect(operations.bet['~run']({ value: JSON.parse(body) }, {}).issues).toBeUndefined()
  expect(walletAnswer['~run']({ value: JSON.parse(block('answer-body')) }, {}).issues).toBeUndefined()
})

const block = (name: string): string => {
  const [, inside] = new RegExp(`\`\`\`${name}\n([^\`]*)\n\`\`\``).exec(text) ?? []
  if (inside === undefined) throw new Error(`the document has no block ${name}`)
  return inside
}
const header = (name: string, which: string): string => new RegExp(`X-GLW-${which}: (.*)`).exec(block(name))?.[1] ?? ''
const constantOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
