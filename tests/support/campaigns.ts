import { randomUUID } from 'node:crypto'
import { approveRequest } from '#features/office/approval/contract.ts'
import { requestCampaignStart, saveCampaign } from '#features/players/campaign/contract.ts'
import type { ChannelStep, Graph, Step } from '#features/players/campaign/graph.ts'
import { hours } from '#core/clock/duration.ts'
import { addDuration, durationBetween } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'
import { runJob } from './run-job.ts'
import type { TestBackOffice } from './test-back-office.ts'

const reason = 'for the tests of campaigns'
let last = 0

type Letter = Pick<Extract<Step, { kind: 'message' }>, 'title' | 'body'>
export const letter = (words: string): Letter => ({
  title: { en: words, fil: `${words} (fil)` },
  body: { en: `${words}.\n\nSee you.`, fil: `${words} sa Filipino.` },
})

export const messageStep = (id: string, next = 'end'): Step => ({
  kind: 'message',
  id,
  ...letter(`Message ${id}`),
  next,
})
export const giftStep = (id: string, budget: number, next = 'end'): Step => ({
  kind: 'gift',
  id,
  ...letter(`Gift ${id}`),
  next,
  coins: 5_000,
  times: 3,
  daysValid: 7,
  budget,
})
/** A promo by e-mail, SMS or push, whose words begin with "Promo" and its id. */
export function promoStep(kind: MarketingChannel, id: string = kind, next = 'end'): ChannelStep {
  const { title, body } = letter(`Promo ${id}`)
  return kind === 'sms' ? { kind, id, next, body } : { kind, id, next, title, body }
}
export const endStep: Step = { kind: 'end', id: 'end' }

/** Nobody is held back, nothing is quiet, and the caps are high. */
export const graphOf = (first: string, steps: readonly Step[], changes: Partial<Graph> = {}): Graph => ({
  trigger: { kind: 'registered' },
  first,
  steps: [...steps, endStep],
  holdout: 0,
  quiet: { fromHour: 0, untilHour: 0 },
  cap: { day: 5, week: 14 },
  ...changes,
})

type CampaignVersion = { readonly id: number; readonly version: number }

export async function savedCampaign(
  office: TestBackOffice,
  graph: Graph,
  before?: CampaignVersion,
): Promise<CampaignVersion> {
  const crm = await office.newStaff('crm')
  const name = `Campaign ${before?.id ?? `new ${++last}`}`
  const expected = before ? { version: before.version } : null
  const { body } = await office.send(saveCampaign, { id: before?.id ?? null, name, graph, expected, reason }, crm.token)
  if (body.errcode !== 0) throw new Error(JSON.stringify(body))
  return { id: Number(body.id), version: Number(body.version) }
}

/** Requests the start, and has somebody else approve it. */
export async function startCampaign(
  office: TestBackOffice,
  { id, version }: CampaignVersion,
  old: 'finish' | 'leave' = 'finish',
) {
  const crm = await office.newStaff('crm')
  const start = { requestKey: randomUUID(), id, version, oldPlayers: old, reason }
  const { body } = await office.send(requestCampaignStart, start, crm.token)
  if (body.errcode !== 0) throw new Error(JSON.stringify(body))
  const checker = await office.newStaff('financeChecker')
  const approval = { approvalId: Number(body.approvalId), reason }
  return (await office.send(approveRequest, approval, checker.token)).body.errcode
}

/** A campaign that two people have started. */
export async function liveCampaign(office: TestBackOffice, graph: Graph): Promise<CampaignVersion> {
  const saved = await savedCampaign(office, graph)
  const errcode = await startCampaign(office, saved)
  if (errcode !== 0) throw new Error(`the start was refused: ${errcode}`)
  return saved
}

export const runCampaigns = ({ site }: TestBackOffice) => runJob(site, 'campaign.run')

/** Noon of another day, with no campaign and nobody in reach from the tests before. */
export async function beginNextNoon({ site: { clock, context } }: TestBackOffice): Promise<void> {
  await context.db.pool.query(`update campaign set state = 'stopped', stopped_at = now() where state = 'live'`)
  await context.db.pool.query(`update player set registered_at = '2020-01-01'`)
  const noon = addDuration(startOfDay(addDays(dayOf(clock.now()), 1)), hours(12))
  clock.advance(durationBetween(clock.now(), noon))
}
