import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bans, findBannedText } from './text-bans.ts'
import { readTextFiles } from '../text-files.ts'

const namesIn = (path: string, text: string): string[] =>
  findBannedText([{ path, text }]).map(({ say }) => say.split(':')[0] ?? '')

const handler = 'features/players/mail/server/read-mail.ts'

const planted: ReadonlyArray<readonly [name: string, path: string, line: string]> = [
  ['clock', handler, 'const now = new Date()'],
  ['hundredth', handler, 'const pesos = centavos / 100'],
  ['hundredth', handler, 'const percent = share * 100.0'],
  ['fixed-point', 'features/players/wallet/player/balance.tsx', 'return <b>{amount.toFixed(2)}</b>'],
  ['float', handler, 'const amount = Number.parseFloat(text)'],
  ['any', 'tests/faults/cut.ts', 'const row = answer as any'],
  ['ts-ignore', handler, '// @ts-ignore the types are wrong'],
  ['ts-ignore', 'tools/seed.ts', '// @ts-nocheck'],
  ['silenced', handler, '// oxlint-disable-next-line no-console'],
  ['silenced', handler, '/* eslint-disable */'],
  ['skipped-test', 'features/players/mail/rules.test.ts', "test.only('reads', () => {})"],
  ['skipped-test', 'features/players/mail/rules.test.ts', "describe.skip('mail', () => {})"],
  ['skipped-test', 'tests/journeys/mail.spec.ts', "it.todo('opens a mail')"],
  ['hand-made-path', 'features/players/mail/player/mail-page.test.tsx', "if (url === '/app/v1/mailList') return mails"],
  ['hand-made-path', 'features/players/mail/player/mail-store.test.ts', "const path = '/app/v1/mailList'"],
  ['hand-made-path', 'games/client/rounds.test.ts', "answers.set('/glw/v1/bet', paid)"],
  ['hand-made-path', 'features/players/mail/testing/mails.ts', 'const path = `/back-office/v1/${name}`'],
  ['hand-made-call', 'features/players/mail/player/mail-page.test.tsx', "const listMail = call({ path: 'mailList' })"],
  ['hand-made-call', 'features/players/mail/testing/mails.ts', 'export const listMail = call({'],
  ['hand-made-server', 'tests/back-office/app.test.tsx', 'window.fetch = async (url) => answer(url)'],
  ['hand-made-server', 'apps/player/menu.test.tsx', 'const fetch = async (url: string) => answer(url)'],
  ['hand-made-server', 'apps/player/menu.test.tsx', "vi.stubGlobal('fetch', fetch)"],
  [
    'hand-made-server',
    'features/players/mail/player/mail-page.test.tsx',
    'const client = { send: async ({ path }) => answers[path] }',
  ],
  ['using', 'tests/faults/cut.ts', 'await using database = await openDatabase()'],
  ['dead-code', handler, '// const mail = await mailFind(tx)'],
  ['dead-code', handler, '  // if (mail.read) {'],
  ['dead-code', handler, "// import { mail } from '#platform/notifications/mail.ts'"],
  ['dead-code', 'features/players/mail/player/mail-page.tsx', '{/* <MailList mails={mails} /> */}'],
  ['driver-internals', 'platform/db/listen.ts', 'client.connection.stream.write(bytes)'],
  ['driver-internals', 'platform/metrics/metrics.ts', 'const waiting = client._queryQueue.length'],
  ['driver-internals', 'ledger/planted.store.ts', 'class Group extends pg.Query {'],
  ['wiring-decides', 'apps/server/features/planted.ts', "const isProven = status === 'APPROVED'"],
  ['wiring-decides', 'apps/server/features/planted.ts', 'const isLarge = amount > 100_000n'],
  ['wiring-decides', 'apps/server/planted.ts', 'const cap = pesos(5_000n)'],
  ['wiring-decides', 'apps/server/planted.ts', "import { orderFind } from './order.store.ts'"],
  ['unfinished', handler, '// TODO read the attachment'],
  ['unfinished', 'docs/decisions/0001-stack.md', 'FIXME: say why'],
  ['long-line', handler, `const sum = ${'a + '.repeat(60)}b`],
  ['wire-number', 'features/promotions/vip/player/vip-page.tsx', '{state.itemStatus === 1 && <Claim />}'],
  ['wire-number', handler, 'const inApp = information.isBrowser !== 0'],
  ['wire-number', handler, 'const isOffered = h5.downloadType >= 2'],
  ['participle-type', handler, 'type Asked = { readonly playerId: bigint }'],
  ['participle-type', 'tests/site/cashier.ts', 'export interface Told {'],
  ['participle-name', 'ledger/planted.ts', 'const told = v.parse(schema, body)'],
  ['participle-name', 'platform/db/planted.ts', '    rows: (asked, values) => run(asked, values),'],
  ['participle-name', 'features/play/planted/player/planted.tsx', 'const [wanted, setWanted] = useState(false)'],
  ['participle-name', 'features/players/planted/server/planted.ts', '  told: PaymentReport,'],
  ['needs', handler, 'export type MailNeeds = { readonly db: Database }'],
  ['machine-path', 'docs/run.md', 'Start it in `/work/main`.'],
  ['machine-path', handler, "const folder = '/root/.cache'"],
  ['package-host', '.npmrc', 'registry=https://registry.npmjs.org/'],
  ['locked-host', 'package-lock.json', '      "resolved": "https://example.com/pg.tgz",'],
  ['workplace', handler, '// see issue #12'],
  ['workplace', 'README.md', 'Written by a subagent.'],
  ['workplace-document', 'docs/how.md', 'The prompt asked for it.'],
]

test.each(planted)('%s is found in %s: %s', (name, path, line) => {
  expect(namesIn(path, `one line before\n${line}\n`)).toEqual([name])
})

test.each([
  [handler, 'const at = new Date(now)'],
  [handler, '// new Date() would ask the machine; the caller knows the time'],
  ['core/clock/system-clock.ts', 'export const systemClock = () => new Date()'],
  [handler, 'const worth = divFloor(price * 100n, total)'],
  [handler, 'const waiting = total / 1000'],
  ['platform/db/pipeline/statement-group.ts', 'export class StatementGroup extends pg.Query {'],
  [handler, "const address = 'https://example.com/100'"],
  ['features/players/mail/rules.test.ts', 'const yesterday = new Date()'],
  [handler, '// oxlint-disable-next-line no-await-in-loop -- each page names the next'],
  ['features/players/mail/rules.test.ts', "test.skipIf(onWindows)('keeps the mode of a file', keepsMode)"],
  [handler, '// if the mail was read before, the reward is gone'],
  [handler, '// The constant of the specification is kept; import order does not matter.'],
  [handler, `const text = '${'a long sentence, '.repeat(12)}'`],
  [handler, "const path = '/lobby/home/'"],
  ['features/play/game-wallet/server/gate/transport.test.ts', "const path = '/glw/v1/txstatus'"],
  ['platform/browser/client/use-call-query.test.tsx', "const read = call({ ...shape, path: 'refreshData' })"],
  ['tests/back-office/app.test.tsx', 'window.fetch = server.fetch'],
  [handler, 'if (response.status === 404 || status === 200) return'],
  [handler, 'const isLast = days.length === 1'],
  ['platform/http/planted.ts', "return { asked: 'again', told_at: now }"],
  ['platform/http/planted.ts', "throw new Error('the provider could not be asked')"],
  [handler, 'type AskedIdentity = { readonly items: readonly string[] }'],
  ['docs/pwa.md', 'The install prompt is shown once.'],
  ['docs/kyc.md', 'Passports that countries issue on paper.'],
])('nothing is wrong in %s with: %s', (path, line) => {
  expect(namesIn(path, line)).toEqual([])
})

test('a fault names the line and what to do', () => {
  const text = 'const a = 1\nconst now = new Date()\n'
  expect(findBannedText([{ path: handler, text }])).toEqual([
    { where: `${handler}:2`, say: 'clock: take `now` as an argument' },
  ])
})

test('every ban has files to look at', () => {
  const paths = readTextFiles(join(import.meta.dirname, '..', '..', '..')).map(({ path }) => path)
  expect(bans.filter(({ where }) => !paths.some(where))).toEqual([])
})

test('every ban is proven by a planted line', () => {
  const proven = new Set(planted.map(([name]) => name))
  expect(bans.filter(({ name }) => !proven.has(name))).toEqual([])
})
