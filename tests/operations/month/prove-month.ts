import type { Alert } from './alerts.ts'
import { fetchVault, type FetchedVault } from './fetch-vault.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthHouse } from './open-house.ts'
import { proveAlerts } from './prove-alerts.ts'
import { type CampaignProof, proveCampaign } from './prove-campaign.ts'
import { type MoneyProof, proveMoney } from './prove-money.ts'
import { proveVault, type VaultProof } from './prove-vault.ts'

export type PlayedMonth = {
  readonly house: MonthHouse
  readonly diary: MonthDiary
  readonly alerts: readonly Alert[]
}

export type MonthProof = {
  readonly files: FetchedVault
  readonly vault: VaultProof
  readonly money: MoneyProof
  readonly campaign: CampaignProof
  readonly differences: readonly string[]
}

/** Everything that has to hold when the month is over; each difference is one sentence. */
export async function proveMonth({ house, diary, alerts }: PlayedMonth, folder: string): Promise<MonthProof> {
  const files = await fetchVault(house, folder)
  const vault = await proveVault(house.plan, files)
  const money = await proveMoney(house, files)
  const campaign = await proveCampaign(house, diary)
  const differences = [
    ...vault.differences,
    ...money.differences,
    ...campaign.differences,
    ...proveAlerts(house.plan, alerts),
  ]
  return { files, vault, money, campaign, differences }
}
