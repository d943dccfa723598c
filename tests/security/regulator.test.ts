import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarDay, dayOf } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { pieceBytes } from '#features/office/vault/format.ts'
import { downloadVaultFile, listVaultDays, viewVaultNow } from '#features/office/vault/contract.ts'
import { endDay, vaultNeeds, writeDays } from '#features/office/vault/testing/written-vault.ts'
import { listAudit } from '#features/office/staff/contract.ts'
import { permissionsOf } from '#features/office/staff/permissions.ts'
import { post } from '#ledger'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let regulator: SignedInStaff
let vaultDirectory: string
const day = () => dayOf(office.site.clock.now())
let first: ReturnType<typeof calendarDay>

beforeAll(async () => {
  vaultDirectory = await mkdtemp(join(tmpdir(), 'vault-'))
  office = await openTestBackOffice({ vaultDirectory })
  regulator = await office.newStaff('regulator')
  first = day()
  const { id } = await registerPlayer(office.site, '09181230077')
  const { context, clock } = office.site
  const credit = {
    reason: 'manualCredit',
    from: 'adjustment',
    to: 'coin',
    amount: centavos(500n),
    reference: 'test',
  } as const
  const posting = { playerId: BigInt(id), source: 'test', key: 'credit', now: clock.now(), transfers: [credit] }
  await context.db.transaction((tx) => post(tx, posting))
})
afterAll(async () => {
  await office.close()
  await rm(vaultDirectory, { recursive: true, force: true })
})

const daysShape = v.object({
  next: v.nullable(v.looseObject({ day: v.string(), waits: v.string() })),
  days: v.array(
    v.looseObject({ day: v.string(), files: v.array(v.looseObject({ name: v.string(), bytes: v.number() })) }),
  ),
})
const list = async () => v.parse(daysShape, (await office.send(listVaultDays, {}, regulator.token)).body)
const piece = async (name: string, number = 1, of = first) =>
  (await office.send(downloadVaultFile, { day: of, name, piece: number }, regulator.token)).body

test('the regulator holds the monthly report, the vault, the own session, and nothing else', async () => {
  expect(permissionsOf(['regulator'])).toEqual([
    'session.own',
    'passkey.add',
    'passkey.remove',
    'password.change',
    'regulatorReport.view',
    'vault.view',
  ])
  expect((await office.send(listAudit, {}, regulator.token)).body).toMatchObject({ errcode: 1070 })
})

test('today is counted live, with what players did to limit their play', async () => {
  const { body } = await office.send(viewVaultNow, {}, regulator.token)
  const { figures } = v.parse(v.object({ figures: v.array(v.object({ name: v.string(), value: v.number() })) }), body)
  expect(figures).toContainEqual({ name: 'registrations', value: 1 })
  expect(figures).toContainEqual({ name: 'limits', value: 0 })
})

test('a day is offered once it is signed, and each file comes as it lies in the folder', async () => {
  expect(await list()).toMatchObject({ days: [] })
  await endDay(office.site, first)
  regulator = await office.newStaff('regulator')
  expect((await list()).next).toMatchObject({ day: first, waits: 'writing' })
  expect(await piece('sessions.jsonl.gz')).toMatchObject({ errcode: 1172 })
  await writeDays(vaultNeeds(office.site, vaultDirectory), office.site)
  const { days, next } = await list()
  expect(next).toMatchObject({ waits: 'dayOpen' })
  expect(days.map((each) => each.day)).toEqual([first])
  for (const { name, bytes } of days[0]?.files ?? []) {
    const content = await readFile(join(vaultDirectory, first, name))
    expect(await piece(name)).toMatchObject({ pieces: 1, base64: content.toString('base64') })
    expect([name, bytes]).toEqual([name, content.length])
    expect(content.length).toBeLessThan(pieceBytes)
  }
})

test('the program that verifies comes with the files; no other file does', async () => {
  const program = await readFile('features/office/vault/verify.mjs')
  expect((await piece('verify.mjs')).base64 === program.toString('base64')).toBe(true)
  expect(await piece('secrets.json')).toMatchObject({ errcode: 1172 })
  expect(await piece('sessions.jsonl.gz', 2)).toMatchObject({ errcode: 1172 })
  expect(await piece('sessions.jsonl.gz', 1, calendarDay('2026-01-01'))).toMatchObject({ errcode: 1172 })
})
