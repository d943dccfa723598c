import { afterAll, beforeAll, expect, test } from 'vitest'
import { days as daysLong, hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay } from '#core/clock/manila.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { closeDays, houseBalances, liabilitiesNow, makeRoot, post, rootList, type Transfer } from '#ledger'
import { secureBytes } from '#platform/crypto/random.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { countDay } from '#features/office/daily-close/server/count-day.ts'
import { closingInsert } from '#features/office/daily-close/server/store/daily-close.store.ts'
import { type ReportName, revenueSplits } from '#features/office/report/report-names.ts'
import { sumUpRounds } from '#features/play/game-wallet/server/index.ts'
import { readRevenue } from '#features/office/report/server/read-revenue.ts'
import { reportSheets } from '#features/office/report/server/report-sheets.ts'
import { sheetCsv } from '#features/office/report/server/sheet-csv.ts'
import { sheetPdf } from '#features/office/report/server/sheet-pdf.ts'
import { readCohorts } from '#features/office/report/server/view-cohorts.ts'
import { funnelSteps, funnelWholes } from '#features/office/report/report-names.ts'
import { readFunnel } from '#features/office/report/server/view-funnel.ts'
import { readLiabilities } from '#features/office/report/server/view-liabilities.ts'
import { readPromotionCost } from '#features/office/report/server/view-promotion-cost.ts'
import { correctingRounds } from '#tests/play/correcting-rounds.ts'

// One house that played, paid and gave for two days; every report of it is held against its ledger.
let gameProvider: TestGameProvider
let firstRound: { readonly playerId: string; readonly roundId: string }
const db = () => gameProvider.site.context.db
const now = () => gameProvider.site.clock.now()
const everything = () => ({ from: addDays(dayOf(now()), -30), until: addDays(dayOf(now()), 1) })
const promotions = [{ key: 'free-sign', title: 'Free sign-in bonus' }]

let moves = 0
const move = (playerId: bigint, transfer: Omit<Transfer, 'reference'>) =>
  db().transaction((tx) =>
    post(tx, {
      playerId,
      source: 'test',
      key: `tie-${++moves}`,
      now: now(),
      transfers: [{ ...transfer, reference: `tie-${moves}` } as Transfer],
    }),
  )
const deposit = (playerId: bigint, amount: bigint) =>
  move(playerId, { reason: 'deposit', from: 'psp:sandpay', to: 'coin', amount: centavos(amount) })

async function playRound({ stake, win }: { stake: number; win: number }) {
  const player = await gameProvider.newPlayer(stake)
  const round = { playerId: player.playerId, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, session: player.session, txId: newId('bet'), amount: stake })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: win, endRound: true })
  return { ...player, roundId: round.roundId }
}

const balanceOf = async (begins: string, asset = 'coin') =>
  (await houseBalances(db()))
    .filter((each) => each.account.startsWith(begins) && each.asset === asset)
    .reduce((sum, { balance }) => sum + balance, 0n)

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  const first = await playRound({ stake: 1_000, win: 350 })
  firstRound = { playerId: first.playerId, roundId: first.roundId }
  await deposit(first.id, 50_000n)
  await deposit(first.id, 20_000n)
  await move(first.id, { reason: 'award', from: 'promo:free-sign', to: 'coin', amount: centavos(701n) })
  gameProvider.site.clock.set(addDuration(endOfDay(dayOf(now())), hours(1)))
  const second = await playRound({ stake: 777, win: 0 })
  await playRound({ stake: 5, win: 10_000 })
  await deposit(second.id, 3_000n)
  await move(second.id, { reason: 'award', from: 'promo:vip', to: 'coin', amount: centavos(99n) })
  await move(second.id, { reason: 'awardForfeit', from: 'coin', to: 'promo:vip', amount: centavos(10n) })
  // One day is in the sums of the house, the other in its transfers only.
  await closeDays(db(), now())
  await sumUpRounds(db(), now())
})
afterAll(() => gameProvider.close())

test.each(revenueSplits)('GGR by %s is what the games have taken, and NGR that less what was given', async (by) => {
  const { rows, given } = await readRevenue(db(), { ...everything(), by })
  const ggr = sumCentavos(rows.map((row) => row.ggr))
  expect(ggr).toBe(await balanceOf('game:'))
  // Gifts: promotions, and the initial coins of the test's players.
  expect(given).toBe(-(await balanceOf('promo:')) - (await balanceOf('adjustment')))
  expect(sumCentavos(rows.map((row) => row.ngr))).toBe(ggr - given)
})

test('a closed day keeps its figures; with what came later they are the ledger’s again', async () => {
  const day = addDays(dayOf(now()), -1)
  const count = await countDay(db(), day, now())
  await db().transaction((tx) =>
    closingInsert(tx, { day, ...count, play: [], notes: [], closedBy: 'test', closedAt: now() }),
  )
  await gameProvider.rows(correctingRounds('win = win + 40', 'win = 350'))
  const { rows } = await readRevenue(db(), { ...everything(), by: 'day' })
  expect(rows.find(({ key }) => key === day)).toMatchObject({
    ggr: count.figures.ggr,
    ngr: count.figures.ngr,
    late: -40n,
  })
  const counted = await readRevenue(db(), { ...everything(), by: 'provider' })
  const [byDay, byProvider] = [rows, counted.rows].map((each) => sumCentavos(each.map(({ ggr }) => ggr)))
  expect((byDay ?? 0n) + sumCentavos(rows.flatMap(({ late }) => late ?? []))).toBe(byProvider)
  await gameProvider.rows(correctingRounds('win = win - 40', 'revision = 1'))
  await sumUpRounds(db(), now())
})

test('the cost of promotions equals the payments of their accounts, over summed and open days', async () => {
  const { promotions: rows } = await readPromotionCost(db(), { promotions }, everything())
  expect(sumCentavos(rows.map(({ cost }) => cost))).toBe(-(await balanceOf('promo:')))
  expect(rows).toMatchObject([
    { title: 'Free sign-in bonus', awards: 1n, players: 1n, given: 701n, cameBack: 0n, cost: 701n },
    { key: 'vip', given: 99n, cameBack: 10n, cost: 89n },
  ])
  const yesterday = addDays(dayOf(now()), -1)
  const of = await readPromotionCost(db(), { promotions }, { from: yesterday, until: yesterday })
  expect(of.promotions.map(({ key }) => key)).toEqual(['free-sign'])
})

test('a round of a day that is summed up and is taken back later is off every report at once', async () => {
  const sums = async () =>
    Promise.all(revenueSplits.map(async (by) => (await readRevenue(db(), { ...everything(), by })).rows))
  const ggrOf = (rows: Awaited<ReturnType<typeof sums>>[number]) => sumCentavos(rows.map(({ ggr }) => ggr))
  const before = await sums()
  await gameProvider.ask('rollback', { ...firstRound, gameCode, txId: newId('rollback'), scope: 'ROUND' })
  const after = await sums()
  for (const [index, rows] of after.entries()) {
    const late = sumCentavos(rows.flatMap((row) => row.late ?? []))
    expect(ggrOf(rows) + late).toBe(await balanceOf('game:'))
    expect(ggrOf(rows) + late).toBe(ggrOf(before[index] ?? []) - 650n)
  }
  expect(await sumUpRounds(db(), now())).toEqual([addDays(dayOf(now()), -1)])
  expect(await sums()).toEqual(after)
})

test('the funnel counts who really did each step', async () => {
  const { steps } = await readFunnel(db(), { from: dayOf(now()), until: dayOf(now()) })
  const all = await readFunnel(db(), everything())
  expect(all.steps.map(({ players }) => players)).toEqual([3n, 0n, 2n, 3n, 1n])
  expect(steps[0]?.players).toBeLessThanOrEqual(all.steps[0]?.players ?? 0n)
})

test('a step of the funnel is a share only of a step that contains it, so that no share exceeds 100 %', async () => {
  const { steps } = await readFunnel(db(), everything())
  const players = new Map(steps.map((each) => [each.step, each.players]))
  // Two have deposited and three have bet although nobody is verified: as percentages of the previous step, that was
  // 700 % and worse.
  expect(players.get('verified')).toBe(0n)
  for (const step of funnelSteps)
    expect(players.get(step), step).toBeLessThanOrEqual(players.get(funnelWholes[step]) ?? -1n)
})

test('cohorts hold every deposit once', async () => {
  const { cohorts } = await readCohorts(db(), now())
  const deposited = sumCentavos(cohorts.flatMap(({ months }) => months.map(({ amount }) => amount)))
  expect(deposited).toBe(-(await balanceOf('psp:')))
  const later = addDuration(now(), daysLong(40))
  gameProvider.site.clock.set(later)
  const { rows } = await db().pool.query<{ id: bigint }>(
    `select player_id as id from ledger_transfer where reason = 'deposit' limit 1`,
  )
  await deposit(rows[0]?.id ?? 0n, 100n)
  const [first] = (await readCohorts(db(), later)).cohorts
  expect(first?.months.map(({ players }) => players)).toEqual([
    2n,
    ...(first?.months ?? []).slice(1, -1).map(() => 0n),
    1n,
  ])
})

test('the liability is the sum of the books, and equals the root of the day', async () => {
  await makeRoot(db(), { day: dayOf(now()), now: now(), bytes: secureBytes })
  const { now: owed, days } = await readLiabilities(db())
  const total = owed.coin + owed.hold + owed.safebox
  expect(days[0]?.total).toBe(total)
  expect(days).toEqual(await rootList(db(), 92))
  // The books of the players and those of the house are two sides of one ledger.
  expect(total).toBe(-(await balanceOf('')))
  expect(owed).toEqual(await liabilitiesNow(db()))
})

test.each<ReportName>(['revenue', 'funnel', 'cohorts', 'promotions', 'liabilities'])(
  'the report of %s is written for a spreadsheet and for print, every line of it',
  async (report) => {
    const sheet = await reportSheets[report](db(), { ...everything(), by: 'day', now: now() }, { promotions })
    const lines = sheetCsv(sheet).toString().trimEnd().split('\r\n')
    expect(lines).toHaveLength(sheet.rows.length + 1)
    expect(lines[0]).toBe(`\uFEFF${sheet.columns.map(({ name }) => name).join(',')}`)
    const pdf = sheetPdf(sheet, { operator: 'Bituin', madeAt: now() }).toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  },
)

test('a long report continues on another page, and formulas are exported as text', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ['=1+1', String(index)])
  const columns = [
    { name: 'What', isWords: true },
    { name: 'Number', isWords: false },
  ]
  const sheet = { name: 'long', title: 'Long', about: [], columns, rows, isSummed: true }
  expect(sheetPdf(sheet, { operator: 'Bituin', madeAt: now() }).toString('latin1')).toContain('/Count 3')
  expect(sheetCsv(sheet).toString()).toContain(`'=1+1,0`)
})
