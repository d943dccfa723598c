import { randomUUID } from 'node:crypto'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import { monthOf } from './month-of.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { savePagcorTerms } from '#features/office/pagcor/contract.ts'
import { pagcorShares } from '#features/office/pagcor/testing/sample-pagcor.ts'
import { seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { gameProviderAt, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import type { TestSite } from '#tests/support/test-site.ts'
import { openBackground } from './background.ts'
import { offerGames } from './month-games.ts'
import type { MonthPlayer } from './month-player.ts'
import { hireStaff, type MonthStaff } from './month-staff.ts'
import type { MonthPlan } from './plan-month.ts'

export type MonthHouse = {
  readonly plan: MonthPlan
  readonly office: TestBackOffice
  readonly site: TestSite
  readonly studio: TestGameProvider
  readonly desk: ReturnType<typeof openTestDeposits>
  readonly gameIds: ReadonlyMap<string, number>
  readonly staff: MonthStaff
  readonly players: MonthPlayer[]
  /** Background work that is due. */
  readonly work: () => Promise<void>
  readonly vaultDirectory: string
}

const minimumFee = wireCentavos(100_000)

/** A house that opens on the first day of the plan: its staff, games, promotions, ways to pay, and PAGCOR's terms. */
export async function openHouse(plan: MonthPlan, vaultDirectory: string): Promise<MonthHouse> {
  const office = await openTestBackOffice({ vaultDirectory })
  const { site } = office
  site.clock.set(addDuration(startOfDay(plan.firstDay), minutes(30)))
  await seedDemoContent(site.context.db, site.clock.now())
  const kinds = site.features.promotions.map(({ served }) => served.kind)
  await site.context.db.transaction((tx) => seedDemoPromotions(tx, kinds, site.clock.now()))
  await site.set({ withdrawalAmountMax: 1_000_000 })
  const studio = await gameProviderAt(site)
  const gameIds = await offerGames(site)
  const staff = await hireStaff(office)
  await setPagcorTerms(staff, monthOf(plan.firstDay))
  const work = openBackground(site)
  site.clock.set(addDuration(startOfDay(plan.firstDay), hours(6)))
  await work()
  const desk = openTestDeposits(site)
  return { plan, office, site, studio, desk, gameIds, staff, players: [], work, vaultDirectory }
}

async function setPagcorTerms(staff: MonthStaff, from: string): Promise<void> {
  const reason = 'as the licence says'
  const terms = { requestKey: randomUUID(), from, shares: pagcorShares, minimumFee, reason }
  const { approvalId } = await staff.act('financeMaker', savePagcorTerms, terms)
  await staff.act('financeChecker', approveRequest, { approvalId: Number(approvalId), reason })
}
