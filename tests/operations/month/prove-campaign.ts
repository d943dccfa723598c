import { segmentMemberIds } from '#features/players/segment/server/index.ts'
import { triggerRule } from '#features/players/campaign/server/trigger-rule.ts'
import { viewCampaign } from '#features/players/campaign/contract.ts'
import * as v from 'valibot'
import { giftBudget, wasWrittenTo } from './campaign-of-lapsed.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthHouse } from './open-house.ts'
import { leaves } from './habits.ts'

const stepOut = v.looseObject({ step: v.string(), spent: v.number() })
const campaignOut = v.looseObject({ counts: v.looseObject({ steps: v.array(stepOut) }) })

export type CampaignProof = {
  readonly reached: number
  readonly back: number
  readonly spent: number
  readonly protectedPlayers: readonly string[]
  readonly differences: readonly string[]
}

/** Those whom the campaign met by its trigger on the day it began, whoever the brake then held back. */
export async function triggeredNow({ plan, site }: MonthHouse): Promise<ReadonlySet<number>> {
  const rule = triggerRule({ kind: 'inactive', days: plan.inactiveDays }, {})
  const page = { after: 0n, limit: plan.players * 2, now: site.clock.now() }
  const { ids } = await segmentMemberIds(site.context.db, rule, page)
  return new Set(ids.map(Number))
}

/** It reached lapsed players, who came back; nobody who is protected got anything, although they met its conditions, too. */
export async function proveCampaign(house: MonthHouse, diary: MonthDiary): Promise<CampaignProof> {
  const { players } = house
  const written = await playersWrittenTo(house, diary)
  const guarded = players.filter(({ habit }) => leaves.includes(habit) && habit !== 'lapsing')
  const lapsed = players.filter(({ habit }) => habit === 'lapsing')
  const back = diary.happened.get('gifts of the campaign taken') ?? 0
  const spent = await spentBy(house, diary.campaign ?? 0)
  const messages = await Promise.all(guarded.map((player) => wasWrittenTo(house, player)))
  const differences = [
    ...guarded
      .filter(({ id }) => !diary.triggered.has(id))
      .map(({ habit }) => `a player who is ${habit} did not meet the campaign's conditions`),
    ...guarded.filter(({ id }) => written.has(id)).map(({ habit }) => `a player who is ${habit} was written to`),
    ...(messages.includes(true) ? ['an SMS reached a protected player'] : []),
    ...lapsed.filter(({ id }) => !written.has(id)).map(({ index }) => `lapsed player ${index} was not reached`),
    ...(back > 0 ? [] : ['nobody came back']),
    ...(spent > 0 && spent <= giftBudget ? [] : [`gifts of ${spent} against a budget of ${giftBudget}`]),
  ]
  return { reached: written.size, back, spent, protectedPlayers: guarded.map(({ habit }) => habit), differences }
}

async function playersWrittenTo({ site }: MonthHouse, { campaign }: MonthDiary): Promise<ReadonlySet<number>> {
  const { rows } = await site.context.db.pool.query<{ id: string }>(
    `select distinct player_id::text as id from mail where source = 'campaign' and source_key like $1`,
    [`${campaign}:%`],
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

async function spentBy({ staff }: MonthHouse, id: number): Promise<number> {
  const { counts } = v.parse(campaignOut, await staff.act('crm', viewCampaign, { id }))
  return counts.steps.find(({ step }) => step === 'gift')?.spent ?? 0
}
