import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { playerIdIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { centavosOut } from '#core/money/wire-money.ts'
import { actKinds, graphIn } from './graph.ts'
import { messageStates } from './message-state.ts'
import { segmentUses } from './segment-use.ts'

const nameIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name.'),
  v.maxLength(60, 'Use 60 characters or fewer.'),
)
const campaignIdIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((id) => BigInt(id)),
)
const states = ['draft', 'waiting', 'live', 'stopped'] as const
const oldPlayersIn = v.picklist(['finish', 'leave'])

const campaignOut = {
  id: idOut,
  name: v.string(),
  state: v.picklist(states),
  version: v.number(),
  liveVersion: v.nullable(v.number()),
  savedBy: v.string(),
  savedAt: instantOut,
  startedAt: v.nullable(instantOut),
  stoppedAt: v.nullable(instantOut),
}

export const listCampaigns = staffCall({
  path: 'campaigns',
  summary: 'Lists the campaigns, and the segments that their steps can use.',
  permission: 'campaign.view',
  request: v.object({}),
  response: v.object({
    campaigns: v.array(v.object({ ...campaignOut, going: v.number(), reached: v.number() })),
    segments: v.array(v.object({ id: v.number(), name: v.string(), use: v.picklist(segmentUses) })),
  }),
  refusals: {},
})

const messageCountsOut = v.object({
  reached: v.number(),
  waiting: v.number(),
  noConsent: v.number(),
  noAddress: v.number(),
  braked: v.number(),
  /** Stopped, too late, or not taken by the service. */
  notSent: v.number(),
})

const groupOut = v.object({ players: v.number(), returned: v.number(), deposited: v.number() })

export const viewCampaign = staffCall({
  path: 'campaign',
  summary: 'Returns a campaign’s steps, how many players stand at each and have passed it, and what it has changed.',
  permission: 'campaign.view',
  request: v.object({ id: campaignIdIn }),
  response: v.object({
    ...campaignOut,
    graph: graphIn,
    /** Of the live version, or of the newest before it has started. */
    counts: v.object({
      version: v.number(),
      entered: v.number(),
      held: v.number(),
      ended: v.number(),
      left: v.object({
        protected: v.number(),
        stopped: v.number(),
        newVersion: v.number(),
        budgetSpent: v.number(),
      }),
      steps: v.array(
        v.object({
          step: v.string(),
          now: v.number(),
          passed: v.number(),
          spent: centavosOut,
          /** How often players were put off to a later day by their cap. */
          capped: v.number(),
          /** Of a step that leaves the product; null: it does not. */
          messages: v.nullable(messageCountsOut),
        }),
      ),
    }),
    /** Null: too few players in one of the groups. */
    comparison: v.nullable(v.object({ reached: groupOut, held: groupOut, days: v.number(), groupMin: v.number() })),
    versions: v.array(v.object({ version: v.number(), name: v.string(), savedBy: v.string(), savedAt: instantOut })),
  }),
  refusals: { campaignNotFound: 1074 },
})

export const rehearseCampaign = staffCall({
  path: 'campaignRehearsal',
  summary: 'Walks the players of the last month through a campaign, and sends nothing.',
  permission: 'campaign.view',
  request: v.object({ graph: graphIn }),
  response: v.object({
    /** Players who would have entered, and those of them whom marketing must not reach. */
    players: v.number(),
    leftOut: v.number(),
    held: v.number(),
    reached: v.number(),
    messages: v.number(),
    gifts: v.number(),
    /** At most. */
    worth: centavosOut,
    steps: v.array(v.object({ step: v.string(), players: v.number(), noConsent: v.number(), noAddress: v.number() })),
    /** False: only the first players were walked. */
    isWhole: v.boolean(),
  }),
  refusals: { graphFaulty: 1490 },
})

export const saveCampaign = staffSave({
  path: 'campaignSave',
  summary: 'Saves a campaign, as a new version of an earlier one. Players are reached by it once it is approved.',
  permission: 'campaign.save',
  request: v.object({
    /** Null: a new campaign. */
    id: v.nullable(campaignIdIn),
    name: nameIn,
    graph: graphIn,
    /** The version that the form was filled with. */
    expected: v.nullable(v.object({ version: v.number() })),
    reason: reasonIn,
  }),
  response: v.object({ id: idOut, version: v.number() }),
  refusals: { campaignNotFound: 1074, graphFaulty: 1490, campaignNameTaken: 1491, giftAboveMax: 1492 },
})

export const requestCampaignStart = staffChange({
  path: 'campaignStart',
  summary: 'Requests the start of a campaign’s newest version. Another member has to approve.',
  permission: 'campaign.request',
  request: v.object({
    requestKey: v.pipe(v.string(), v.uuid()),
    id: campaignIdIn,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** What becomes of players in an earlier version. */
    oldPlayers: oldPlayersIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { campaignNotFound: 1074, sentBefore: 1151, newerVersion: 1493, graphFaulty: 1490, alreadyLive: 1494 },
})

export const stopCampaign = staffChange({
  path: 'campaignStop',
  summary: 'Stops a campaign at once. Players who are in it get nothing more of it.',
  permission: 'campaign.stop',
  request: v.object({ id: campaignIdIn, reason: reasonIn }),
  response: v.object({}),
  refusals: { campaignNotFound: 1074, notLive: 1495 },
})

export const listPlayerCampaigns = staffList({
  path: 'campaignsOfPlayer',
  summary: 'Lists what a player got of campaigns, 25 at a time.',
  permission: 'campaign.view',
  filter: { playerId: playerIdIn },
  sorts: ['newest', 'oldest'],
  row: {
    campaignId: v.number(),
    campaign: v.string(),
    kind: v.picklist(actKinds),
    /** What became of it; null: it is in the inbox. */
    state: v.nullable(v.picklist(messageStates)),
    title: v.string(),
    worth: centavosOut,
    at: instantOut,
  },
})
