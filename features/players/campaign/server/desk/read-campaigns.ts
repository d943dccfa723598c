import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { approvalsWaiting } from '#features/office/approval/server/index.ts'
import { csvTime, handleStaff, handleStaffList } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listCampaigns, listPlayerCampaigns, rehearseCampaign, viewCampaign } from '../../contract.ts'
import { messageStateWords } from '../../message-state-words.ts'
import { faultWords } from '../../fault-words.ts'
import { faultText, graphFaults } from '../../rules.ts'
import { campaignStartKindName, campaignSubject } from '../campaign-start-kind.ts'
import { compareGroups } from '../compare-groups.ts'
import { rehearse } from '../rehearse.ts'
import { segmentsFor, usesOf } from '../segments-of.ts'
import { playerActs, stepCounts } from '../store/campaign-act.store.ts'
import { messageCounts } from '../store/campaign-message.store.ts'
import { playerCounts } from '../store/campaign-player.store.ts'
import {
  type Campaign,
  campaignFind,
  campaignList,
  campaignVersion,
  campaignVersions,
} from '../store/campaign.store.ts'
import { countsOf } from './counts-of.ts'

/** Reading campaigns, and rehearsing them. */
export const readCampaigns: readonly Handler[] = [
  handleStaff(listCampaigns, async ({ db, now }) => {
    const campaigns = await Promise.all(
      (await campaignList(db)).map(async (campaign) => {
        const players = (await playerCounts(db, campaign.id)).filter(({ isHeld }) => !isHeld)
        const sum = (rows: typeof players) => rows.reduce((total, row) => total + row.players, 0)
        const going = campaign.state === 'live' ? sum(players.filter(({ state }) => state === 'going')) : 0
        return { ...(await shownOf(db, campaign, now)), going, reached: sum(players) }
      }),
    )
    return answer({ campaigns, segments: await usesOf(db) })
  }),
  handleStaff(viewCampaign, async ({ input: { id }, db, now }) => {
    const campaign = await campaignFind(db, id)
    if (campaign === undefined) return refuse('campaignNotFound')
    const { version, liveVersion } = campaign
    const { graph } = await campaignVersion(db, id, version)
    const shown = liveVersion ?? version
    const ofShown = <Row extends { readonly version: number }>(rows: readonly Row[]) =>
      rows.filter((row) => row.version === shown)
    const counted = {
      players: ofShown(await playerCounts(db, id)),
      steps: ofShown(await stepCounts(db, id)),
      messages: ofShown(await messageCounts(db, id)),
    }
    const steps = shown === version ? graph.steps : (await campaignVersion(db, id, shown)).graph.steps
    return answer({
      ...(await shownOf(db, campaign, now)),
      graph,
      counts: { version: shown, ...countsOf(steps, counted, campaign.state) },
      comparison: await compareGroups(db, id, now),
      versions: await campaignVersions(db, id),
    })
  }),
  handleStaff(rehearseCampaign, async ({ input: { graph }, db, now }) => {
    const { known, kept } = await segmentsFor(db, graph)
    const [fault] = graphFaults(graph, known)
    if (fault !== undefined) return refuse('graphFaulty', { why: faultText(fault, graph) })
    return answer(await rehearse(db, { graph, segments: kept, now }))
  }),
  handleStaffList(listPlayerCampaigns, {
    read: async ({ input: { playerId, ...paging }, db, limit, countMax }) => {
      const page = await playerActs.read(db, { ...paging, filter: { playerId }, limit, countMax })
      return { ...page, rows: page.rows.map((row) => ({ ...row, worth: centavos(row.worth) })) }
    },
    csv: [
      { name: 'Sent (Manila)', cell: ({ at }) => csvTime(at) },
      { name: 'Campaign', cell: ({ campaign }) => campaign },
      { name: 'What', cell: ({ kind }) => faultWords.kinds[kind] },
      { name: 'Status', cell: ({ state }) => (state === null ? 'In the inbox' : messageStateWords[state]) },
      { name: 'Title', cell: ({ title }) => title },
      { name: 'Worth', cell: ({ worth }) => plainDecimal(worth) },
    ],
  }),
]

/** A campaign whose start has been requested waits, unless it is live already. */
async function shownOf(db: Queryable, campaign: Campaign, now: Instant) {
  const { id, name, version, liveVersion, savedBy, savedAt, startedAt, stoppedAt } = campaign
  const kind = campaignStartKindName.name
  const waits = (await approvalsWaiting(db, { kind, subject: campaignSubject(id), now })).length > 0
  const state = waits && campaign.state !== 'live' ? ('waiting' as const) : campaign.state
  return { id, name, state, version, liveVersion, savedBy, savedAt, startedAt, stoppedAt }
}
