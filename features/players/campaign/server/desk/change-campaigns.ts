import { refuse } from '#core/contract/outcome.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { approvalsWaiting, requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { giftCaps } from '#features/players/reward/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { requestCampaignStart, saveCampaign, stopCampaign } from '../../contract.ts'
import type { Graph } from '../../graph.ts'
import { faultText, graphFaults } from '../../rules.ts'
import { campaignStartKindName, campaignSubject } from '../campaign-start-kind.ts'
import { segmentsFor } from '../segments-of.ts'
import {
  type Campaign,
  campaignFindForUpdate,
  campaignInsert,
  type CampaignSave,
  campaignStop,
  campaignUpdate,
  campaignVersion,
} from '../store/campaign.store.ts'

type Dependencies = Pick<StaffDependencies, 'audit'>
type Tx = Parameters<typeof campaignInsert>[0]

/** Saving a campaign, requesting its start, and stopping it. */
export const changeCampaigns = (needs: Dependencies): Handler[] => [
  saveHandler(needs),
  startHandler(needs),
  stopHandler(needs),
]

const saveHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, saveCampaign, async ({ input, staff, tx, now }) => {
    const { id, name, graph, expected } = input
    const before = id === null ? undefined : await campaignFindForUpdate(tx, id)
    if (id !== null && before === undefined) return refuse('campaignNotFound')
    if (before?.version !== expected?.version) return refuse('stale')
    const { known, kept } = await segmentsFor(tx, graph)
    const [fault] = graphFaults(graph, known)
    if (fault !== undefined) return refuse('graphFaulty', { why: faultText(fault, graph) })
    if (largestGift(graph) > (await giftCaps(tx, staff.roles)).letter) return refuse('giftAboveMax')
    const save = { name, graph, segments: kept, savedBy: staff.email, savedAt: now }
    const saved = await saveVersion(tx, before, save)
    if (saved === undefined) return refuse('campaignNameTaken')
    const record = { before: await shownOf(tx, before), after: { name, version: saved.version, graph } }
    return changed(saved, { subject: campaignSubject(saved.id), ...record })
  })

const shownOf = async (tx: Tx, campaign: Campaign | undefined) =>
  campaign === undefined
    ? null
    : { name: campaign.name, graph: (await campaignVersion(tx, campaign.id, campaign.version)).graph }

const largestGift = ({ steps }: Graph) =>
  steps.reduce((most, step) => (step.kind === 'gift' && step.coins > most ? centavosFromNumber(step.coins) : most), 0n)

/** Undefined: another campaign has the name. */
async function saveVersion(tx: Tx, before: Campaign | undefined, save: CampaignSave) {
  if (before !== undefined)
    return (await campaignUpdate(tx, before, save)) ? { id: before.id, version: before.version + 1 } : undefined
  const id = await campaignInsert(tx, save)
  return id === undefined ? undefined : { id, version: 1 }
}

const startHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, requestCampaignStart, async ({ input, staff, tx, now }) => {
    const { id, version, oldPlayers, requestKey, reason } = input
    const campaign = await campaignFindForUpdate(tx, id)
    if (campaign === undefined) return refuse('campaignNotFound')
    if (campaign.version !== version) return refuse('newerVersion')
    if (campaign.state === 'live' && campaign.liveVersion === version) return refuse('alreadyLive')
    const { graph } = await campaignVersion(tx, id, version)
    const [fault] = graphFaults(graph, (await segmentsFor(tx, graph)).known)
    if (fault !== undefined) return refuse('graphFaulty', { why: faultText(fault, graph) })
    const subject = campaignSubject(id)
    const kind = campaignStartKindName
    if ((await approvalsWaiting(tx, { kind: kind.name, subject, now })).length > 0) return refuse('sentBefore')
    const payload = { id: String(id), name: campaign.name, version, oldPlayers }
    const approvalId = await requestApproval(tx, { kind, subject, payload, reason, requestKey, staff, now })
    if (approvalId === undefined) return refuse('sentBefore')
    const after = { request: Number(approvalId), name: campaign.name, version, oldPlayers }
    return changed({ approvalId }, { subject, before: null, after })
  })

const stopHandler = ({ audit }: Dependencies) =>
  handleStaffChange(audit, stopCampaign, async ({ input: { id }, tx, now }) => {
    const campaign = await campaignFindForUpdate(tx, id)
    if (campaign === undefined) return refuse('campaignNotFound')
    if (campaign.state !== 'live') return refuse('notLive')
    await campaignStop(tx, id, now)
    const shown = { name: campaign.name, version: campaign.liveVersion }
    return changed(
      {},
      { subject: campaignSubject(id), before: { ...shown, state: 'live' }, after: { ...shown, state: 'stopped' } },
    )
  })
