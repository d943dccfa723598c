import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveAlerts } from './prove-alerts.ts'
import { type MonthProof, type PlayedMonth, proveMonth } from './prove-month.ts'
import { shortPlan } from './plan-month.ts'
import { reportOfMonth } from './report-of-month.ts'
import { runMonth } from './run-month.ts'

const [seed, players] = [1, 20]
let folder: string
let played: PlayedMonth
let proof: MonthProof
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'month-'))
  const cpu = process.cpuUsage()
  played = await runMonth(shortPlan(seed, players), folder)
  proof = await proveMonth(played, folder)
  const { user, system } = process.cpuUsage(cpu)
  console.log((user + system) / 1e6)
  console.log(reportOfMonth(played, proof).join('\n'))
  console.log(JSON.stringify(played.alerts))
}, 300_000)
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

test('the alerts that had to come came, and no other', () => {
  expect(proveAlerts(played.house.plan, played.alerts)).toEqual([])
  expect(proof.differences).toEqual([])
})
