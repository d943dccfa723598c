import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveAlerts } from './prove-alerts.ts'
import { type MonthProof, type PlayedMonth, proveMonth } from './prove-month.ts'
import { shortPlan } from './plan-month.ts'
import { runMonth } from './run-month.ts'

// Five days of twenty players, by the plan that `npm run month -- --short` plays.
const [seed, players] = [1, 20]
const minutesMost = 600_000
let folder: string
let played: PlayedMonth
let proof: MonthProof
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'month-'))
  played = await runMonth(shortPlan(seed, players), folder)
  proof = await proveMonth(played, folder)
}, minutesMost)
afterAll(async () => {
  await played?.house.office.close()
  await rm(folder, { recursive: true, force: true })
})

test('the vault’s files, read by the regulator alone, are proven by the program that imports nothing of ours', () => {
  expect(proof.vault.differences).toEqual([])
})

test('players, the ledger, the files, PAGCOR’s month and the regulator’s report have the same money, to the centavo', () => {
  expect(proof.money.differences).toEqual([])
})

test('the campaign brings lapsed players back, and reaches nobody who is excluded, on a break or chasing losses', () => {
  expect(proof.campaign.differences).toEqual([])
  expect(proof.campaign.protectedPlayers).toEqual(['excluded', 'onBreak', 'chasing'])
})

test('a limit of deposits holds, gifts are claimed, tickets solved, and a large withdrawal takes two people', () => {
  const { happened } = played.diary
  const expected = [
    'a limit of deposits reached',
    'withdrawals approved by two',
    'deposits',
    'tickets solved',
    'daily gifts',
  ]
  expect(expected.filter((what) => !happened.has(what))).toEqual([])
})

test('the alerts that had to come came, and no other', () => {
  expect(proveAlerts(played.house.plan, played.alerts)).toEqual([])
  expect(proof.differences).toEqual([])
})
