import { expect, test } from 'vitest'
import { findMisnamedFiles } from './misnamed-files.ts'

const faultsIn = (path: string, text: string): number => findMisnamedFiles([{ path, text }]).length

test.each([
  ['features/players/mail/server/helper.ts', 'export async function readMail() {}'],
  ['features/players/mail/player/page.tsx', 'export const MailList = () => null'],
  ['core/money/amount.ts', 'export type Centavos = bigint'],
  ['tools/seed/run.ts', 'export const plantPlayers = () => {}'],
])('%s is no name for a file with: %s', (path, text) => {
  expect(faultsIn(path, text)).toBe(1)
})

test.each([
  ['features/players/mail/server/read-mail.ts', 'export type Mail = string\nexport async function readMail() {}'],
  ['features/players/mail/player/mail-list.tsx', 'export const MailList = () => null'],
  ['platform/http/http-server.ts', 'export function createHttpServer() {}'],
  ['platform/jobs/job.ts', 'export type Job = string\nexport class LeaseLost extends Error {}'],
  ['core/reward/words.ts', 'export type Reward = string\nexport type Claim = string'],
  ['platform/http/openapi.ts', 'export function openApiDocument() {}'],
  ['core/money/wire-money.ts', 'export const centavosIn = 1\nexport const centavosOut = 2'],
  ['features/players/mail/server/mail.store.ts', 'export const letterFind = 1'],
  ['features/players/mail/server/index.ts', 'export const letters = 1'],
  ['features/players/mail/rules.ts', 'export const decideRead = 1'],
  ['features/players/mail/server/read-mail.test.ts', 'export const anything = 1'],
  ['apps/server/main.ts', 'export const start = 1'],
  ['apps/player/start.ts', "import '../app.tsx'"],
])('%s may be called so with: %s', (path, text) => {
  expect(faultsIn(path, text)).toBe(0)
})
