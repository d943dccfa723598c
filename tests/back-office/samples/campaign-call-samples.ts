import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import * as campaign from '#features/players/campaign/contract.ts'
import type { Graph } from '#features/players/campaign/graph.ts'
import { previewMessage, testMessage } from '#features/players/campaign/message-contract.ts'
import {
  listMessageTemplates,
  testMessageTemplate,
  viewMessageTemplate,
} from '#features/players/message-template/contract.ts'
import type { TestBackOffice } from '../../support/test-back-office.ts'
import { sample, type StaffSample } from './call-sample.ts'
import { nextSample, reason } from './sample-rows.ts'

const text = { en: 'Hello', fil: 'Kumusta' }

/** A message to new players. */
const sampleGraph: Graph = {
  trigger: { kind: 'registered' },
  first: 'hello',
  steps: [
    { kind: 'message', id: 'hello', title: text, body: text, next: 'end' },
    { kind: 'end', id: 'end' },
  ],
  holdout: 10,
  quiet: { fromHour: 21, untilHour: 8 },
  cap: { day: 1, week: 3 },
}

/** A campaign of one message, saved. */
export async function savedCampaign({ site }: TestBackOffice, state: 'draft' | 'live' = 'draft'): Promise<number> {
  const { rows } = await site.context.db.pool.query<{ id: unknown }>(
    `with c as (insert into campaign (name, saved_by, saved_at, state, live_version)
       values ($1, 'sample', now(), $2, $3) returning id)
     insert into campaign_version (campaign_id, version, name, graph, segments, saved_by, saved_at)
     select id, 1, $1, $4, '{}', 'sample', now() from c returning campaign_id as id`,
    [`Sample ${nextSample()}`, state, state === 'live' ? 1 : null, JSON.stringify(sampleGraph)],
  )
  return Number(v.parse(v.bigint(), rows[0]?.id))
}

const sampleEmail = { kind: 'email' as const, id: 'mail', next: 'end', title: text, body: text }

/** Calls about fixed messages to players. */
export const messageTemplateCallSamples: readonly StaffSample[] = [
  sample(listMessageTemplates, () => ({})),
  sample(viewMessageTemplate, () => ({ key: 'withdrawal.paid' })),
  sample(testMessageTemplate, () => ({
    key: 'withdrawal.paid',
    channel: 'inbox' as const,
    language: 'fil' as const,
    number: null,
    reason,
  })),
]

/** Calls about campaigns. */
export const campaignCallSamples: readonly StaffSample[] = [
  sample(campaign.listCampaigns, () => ({})),
  sample(campaign.viewCampaign, async (office) => ({ id: await savedCampaign(office) })),
  sample(campaign.rehearseCampaign, () => ({ graph: sampleGraph })),
  sample(campaign.saveCampaign, async (office) => ({
    id: await savedCampaign(office),
    name: `Sample ${nextSample()}`,
    graph: sampleGraph,
    expected: { version: 1 },
    reason,
  })),
  sample(campaign.requestCampaignStart, async (office) => ({
    requestKey: randomUUID(),
    id: await savedCampaign(office),
    version: 1,
    oldPlayers: 'finish' as const,
    reason,
  })),
  sample(campaign.stopCampaign, async (office) => ({ id: await savedCampaign(office, 'live'), reason })),
  sample(previewMessage, () => ({ step: sampleEmail })),
  sample(testMessage, () => ({ step: sampleEmail, language: 'fil' as const, number: null, reason })),
  sample(campaign.listPlayerCampaigns, (_office, playerId) => ({ playerId })),
]
