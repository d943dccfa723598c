import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantIn } from '#core/clock/wire-instant.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { meaningsOf } from '#features/office/staff/audit-fields.ts'
import {
  requestWords,
  auditSentence,
  auditWords,
  subjectOfText,
  subjectText,
} from '#features/office/staff/audit-words.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { beginListExport } from '#features/office/staff/list-contract.ts'
import { isPermission, permissions } from '#features/office/staff/permissions.ts'
import { auditChanges } from '#features/office/staff/server/audit-changes.ts'
import { rejectWithdrawal } from '#features/cashier/withdrawal/staff-contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { sampleWithdrawal } from './samples/sample-withdrawal.ts'
import { staffCallSamples } from './samples/staff-call-samples.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let admin: SignedInStaff
let playerId: number
beforeAll(async () => {
  office = await openTestBackOffice()
  admin = await office.newStaff('admin')
  playerId = (await registerPlayer(office.site, '09171300001')).id
})
afterAll(() => office.close())

const reason = 'the terms were not met'
const changes = staffCallSamples.flatMap(({ call, requestOf }) =>
  'audited' in call && 'permission' in call ? [{ call, requestOf, permission: String(call.permission) }] : [],
)
/** Entries besides changes: sign-ins, refusals, and the command line. */
const waysIn = [
  'code.check',
  'gameReturns.pause',
  'staff.acceptInvitation',
  'staff.invite',
  'staff.refused',
  'staff.reset',
  'staff.signIn',
  'staff.signInRefused',
]
/** Acts of earlier versions, whose entries the log keeps. */
const formerActs = ['playerReport.answer', 'playerReport.close', 'playerReport.take']
const row = v.object({
  seq: v.number(),
  action: v.string(),
  subject: v.string(),
  did: v.string(),
  about: v.string(),
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
})
async function lines(filter: object = {}) {
  const { body } = await office.send(listAudit, { ...filter, sort: 'newest' }, admin.token)
  return v.parse(v.looseObject({ rows: v.array(row) }), body).rows
}

test('everything that the staff can change has a sentence, and no sentence is for what nobody does', () => {
  const written = [...new Set([...changes.map(({ permission }) => permission), ...waysIn, ...formerActs])]
  expect(Object.keys(auditWords).toSorted()).toEqual(written.toSorted())
  expect(Object.keys(auditWords)).toEqual(expect.arrayContaining(Object.keys(requestWords)))
  for (const sentence of [...Object.values(auditWords), ...Object.values(requestWords)])
    expect(sentence).toMatch(/^[a-z][^.]{5,80}$/)
  expect(new Set(Object.values(auditWords)).size).toBe(Object.keys(auditWords).length)
})

async function newestLine() {
  const { rows } = await office.site.context.db.pool.query(
    'select action, subject, before, after from staff_audit order by seq desc limit 1',
  )
  return v.parse(v.pick(row, ['action', 'subject', 'before', 'after']), rows[0])
}

/** Digits in the log that are no amount: numbers of things, and counts. */
const plainNumbers = new RegExp(
  `^(${[
    'Request',
    'Player',
    'Agent',
    'Closing id',
    'Session',
    'Passkey',
    'Asked by',
    'Event',
    'Rounds',
    'Active players',
    'First deposits',
    'Registrations',
    'Requests per second',
    // Of a service level, in milliseconds or in hundredths of a percent.
    'Target',
    String.raw`Lines, no\. \d+, Player`,
  ].join('|')})$`,
)

describe('every change of the staff', () => {
  const members = new Map<string, SignedInStaff>()
  test.each(changes.map((change) => ({ path: change.call.path, change })))(
    '$path leaves a line in words, with its amounts in pesos',
    async ({ change: { call, requestOf, permission } }) => {
      const [role] = isPermission(permission) ? permissions[permission] : []
      if (role === undefined) throw new Error(`nobody may do ${permission}`)
      const by = members.get(role) ?? (await office.newStaff(role))
      members.set(role, by)
      const { body } = await office.sendRaw(call.path, await requestOf(office, playerId, by.email), by.token)
      expect(body.errcode).toBe(0)
      const line = await newestLine()
      expect(line.action).toBe(permission)
      const about = subjectText(line.subject)
      expect(about).not.toContain(':')
      expect(subjectOfText(about).toLowerCase()).toBe(line.subject.replaceAll(/(?<=:.*):/g, ' ').toLowerCase())
      for (const { name, before, after } of auditChanges(line)) {
        if (plainNumbers.test(name)) continue
        for (const text of [before, after]) expect(`${name}: ${text}`).not.toMatch(/: -?\d{3,}$|[{}[\]]|\d{13}/)
      }
    },
  )
})

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'kind' in value

/** The names in a request that are read by one reader. */
function namesReadBy(reader: unknown, schema: Schema, name = ''): string[] {
  if (schema === reader || schema.pipe?.[0] === reader) return [name]
  const inner = [schema.wrapped, schema.item, schema.pipe?.[0], ...(schema.options ?? [])].filter(isSchema)
  return [
    ...Object.entries(schema.entries ?? {}).flatMap(([key, part]) => namesReadBy(reader, part, key)),
    ...inner.filter((part) => part !== schema).flatMap((part) => namesReadBy(reader, part, name)),
  ]
}

test('a request’s amounts and instants keep their meaning in the log', () => {
  for (const { call, permission } of changes) {
    const meanings = meaningsOf({ action: permission, after: null })
    const fieldsReadBy = (reader: unknown, meaning: string) =>
      namesReadBy(reader, call.request).map((name) => ({ path: call.path, name, meaning: meanings[name], is: meaning }))
    for (const { is, ...field } of [...fieldsReadBy(centavosIn, 'centavos'), ...fieldsReadBy(instantIn, 'time')])
      expect(field).toEqual({ ...field, meaning: is })
  }
})

test('settings of promotions and of the site mean what their forms say', () => {
  const meaningsFor = office.site.features.auditMeanings
  const vip = auditChanges(
    { action: 'promotion.save', before: { settings: { monthly: 500 } }, after: { settings: { monthly: 1_000 } } },
    meaningsFor({ action: 'promotion.save', subject: 'promotion:vip' }),
  )
  expect(vip).toEqual([{ name: 'Monthly', before: '₱5.00', after: '₱10.00' }])
  const payload = { changes: [{ name: 'adjustmentDailyMax', before: 100_000, after: 200_000 }] }
  const settings = auditChanges(
    { action: 'approval.approve', before: null, after: { kind: 'moneySettings', payload } },
    meaningsFor({ action: 'approval.approve', subject: 'webConfiguration' }),
  )
  expect(settings).toContainEqual({
    name: 'Adjustment daily max',
    before: null,
    after: '₱100,000.00 → ₱200,000.00',
  })
})

test('every list is recorded under the name of its page, by which it is found again', () => {
  const isList = ({ response }: { readonly response: Schema }) =>
    response.entries !== undefined && ['rows', 'next', 'total'].every((name) => name in (response.entries ?? {}))
  const lists = staffCallSamples.map(({ call }) => call).filter(isList)
  expect(lists.length).toBeGreaterThan(25)
  for (const { path } of lists) {
    const about = subjectText(`list:${path}`)
    expect(about).toMatch(/^List [A-Z]/)
    expect(about).not.toContain(path)
    expect(subjectOfText(about.toLowerCase())).toBe(`list:${path}`)
  }
})

test.each([
  { action: 'mail.write', after: { title: 'Hi' }, says: 'Sent a message to a player' },
  { action: 'mail.write', after: { request: 4 }, says: 'Requested a reward for a player' },
  { action: 'gameFreeRound.give', after: { request: 4 }, says: 'Requested free rounds' },
  { action: 'webConfiguration.save', after: { askedFor: [] }, says: 'Requested changes to money settings' },
  {
    action: 'webConfiguration.save',
    after: { operatorName: 'B', askedFor: [] },
    says: 'Changed settings and requested changes to money settings',
  },
  { action: 'debt.requestWriteOff', after: { request: 4 }, says: 'Requested a debt write-off' },
  { action: 'of.theOldest', after: null, says: 'Of.theOldest' },
])('$action: $says', ({ action, after, says }) => {
  expect(auditSentence(action, after)).toBe(says)
})

test.each([
  {
    what: 'an adjustment that was approved',
    action: 'approval.approve',
    after: {
      kind: 'adjustment',
      payload: { lines: [{ playerId: '7', amount: '1234567', betRate: 15_000 }] },
      result: { moved: '1234567', balances: { '7': '50' } },
    },
    says: ['Lines, no. 1, amount: ₱12,345.67', 'Lines, no. 1, betRate: 1.5x', 'Moved: ₱12,345.67'],
  },
  {
    what: 'a limit of time',
    action: 'responsiblePlay.setLimit',
    after: { kind: 'time', amount: '90' },
    says: ['Kind: Time', 'Amount: 90 minutes'],
  },
  {
    what: 'a limit of losses',
    action: 'responsiblePlay.setLimit',
    after: { kind: 'loss', amount: '90000' },
    says: ['Amount: ₱900.00'],
  },
  {
    what: 'rules of risk',
    action: 'risk.setRules',
    after: { youngForDays: 260, newForHours: 1, largeSumPesos: 20_000, devicePlayersMin: 3 },
    says: ['Young for: 260 days', 'New for: 1 hour', 'Large sum: ₱20,000.00', 'Device players min: 3'],
  },
  { what: 'a limit taken away', action: 'responsiblePlay.setLimit', after: { amount: 'none' }, says: ['Amount: none'] },
  {
    what: 'the card that an approver has read',
    action: 'approval.approve',
    after: {
      kind: 'promotion',
      payload: {
        facts: [
          { name: 'Note', value: 'The second' },
          { name: 'Budget, per week', before: '₱1.00', value: '₱2.00' },
        ],
      },
    },
    says: ['Note: The second', 'Budget, per week: ₱1.00 → ₱2.00'],
  },
  {
    what: 'a role',
    action: 'staff.setRoles',
    after: { roles: ['csLevel2', 'mlro'] },
    says: ['Roles: Customer service, level 2, AML reporting officer'],
  },
  {
    what: 'a sign-in with a code',
    action: 'staff.signIn',
    after: { session: '12', by: 'code' },
    says: ['Session: 12', 'Second factor: Authenticator code'],
  },
  {
    what: 'a sign-in with a passkey',
    action: 'staff.signIn',
    after: { session: '12', by: 'passkey' },
    says: ['Second factor: Passkey'],
  },
  { what: 'a state', action: 'withdrawal.hold', after: { state: 'MANUAL_REVIEW' }, says: ['State: Manual review'] },
  {
    what: 'gifts',
    action: 'mail.write',
    after: { items: [{ id: 2001, count: 1_000, betRate: 1 }] },
    says: ['Items: ₱10.00'],
  },
  {
    what: 'a moment',
    action: 'gameFreeRound.give',
    after: { expiresAt: Date.UTC(2026, 10, 22, 13, 4) },
    says: ['Expires at: Nov 22, 2026, 9:04 PM'],
  },
])('$what is said in words', ({ action, after, says }) => {
  const changes = auditChanges({ action, before: null, after }).map(({ name, after: text }) => `${name}: ${text}`)
  expect(changes).toEqual(expect.arrayContaining(says.map((text) => text.replace('betRate', 'Playthrough'))))
})

test('a rejected withdrawal names player and amount, on the page and in the file', async () => {
  const finance = await office.newStaff('financeChecker')
  const orderId = await sampleWithdrawal(office, playerId)
  const request = { orderId, version: 1, because: 'termsNotMet' as const, reason }
  expect((await office.send(rejectWithdrawal, request, finance.token)).body.errcode).toBe(0)
  admin = await office.newStaff('admin')
  const [line] = await lines({ action: 'withdrawal.reject' })
  expect(line?.did).toBe('Rejected a withdrawal')
  expect(line?.changes).toContainEqual({ name: 'Amount', before: null, after: '₱100.00' })
  expect(line?.changes).toContainEqual({ name: 'Player', before: null, after: String(playerId) })
  expect(await lines({ subject: subjectText(line?.subject ?? '') })).toMatchObject([{ seq: line?.seq }])

  const question = { action: 'withdrawal.reject', sort: 'newest' }
  const begun = await office.send(beginListExport, { list: listAudit.path, question, reason }, admin.token)
  expect(begun.body.errcode).toBe(0)
  expect(String(begun.body.head)).toContain('Action,Subject,Before,After')
})
