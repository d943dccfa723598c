import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos, minCentavos } from '#core/money/centavos.ts'
import { reachableAmong, segmentMemberIds, segmentMembersAmong } from '#features/players/segment/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type ActStep, type Graph, isAct, isChannelStep, type Step } from '../graph.ts'
import { inOrder } from '../rules.ts'
import { branchOf, isHeldBack } from '../shares.ts'
import { pushTo } from './push-to.ts'
import { reasonsAgainst } from './queue-messages.ts'
import type { KeptSegments } from './segments-of.ts'
import { segmentRule, triggerRuleOfMonth } from './trigger-rule.ts'

const playersAtOnce = 2_000
const playersMax = 100_000
/** A campaign that has not been saved has no number: its shares are as large, and fall on others. */
const anyCampaign = 0n

type Rehearsing = { readonly graph: Graph; readonly segments: KeptSegments; readonly now: Instant }

type Tally = {
  players: number
  leftOut: number
  held: number
  reached: number
  readonly steps: Map<string, number>
  /** Whom a step would have missed, and why. */
  readonly missed: Map<string, Missed>
}
type Missed = { noConsent: number; noAddress: number }

/**
 * Walks everybody who would have entered in the last month through the steps, as the facts stand now: waits take no time,
 * and nothing is written or sent. A player's caps are left aside, so it is the most that it could have sent.
 */
export async function rehearse(db: Queryable, { graph, segments, now }: Rehearsing) {
  const rule = triggerRuleOfMonth(graph.trigger, segments)
  const tally: Tally = { players: 0, leftOut: 0, held: 0, reached: 0, steps: new Map(), missed: new Map() }
  let after: bigint | undefined = 0n
  while (after !== undefined && tally.players < playersMax) {
    const page = await segmentMemberIds(db, rule, { after, limit: playersAtOnce, now })
    await addPage(db, { graph, segments, now }, { ids: page.ids, tally })
    after = page.last
  }
  const { steps, missed, ...counts } = tally
  return {
    ...counts,
    ...sentBy(graph, tally),
    steps: graph.steps.map(({ id }) => ({ step: id, players: steps.get(id) ?? 0, ...missedAt(missed, id) })),
    isWhole: after === undefined,
  }
}

type Page = { readonly ids: readonly bigint[]; readonly tally: Tally }

async function addPage(db: Queryable, rehearsing: Rehearsing, { ids, tally }: Page): Promise<void> {
  const { graph, now } = rehearsing
  const reachable = (await reachableAmong(db, ids, now)).map(({ playerId }) => playerId)
  const shown = reachable.filter((playerId) => !isHeldBack({ campaignId: anyCampaign, playerId }, graph.holdout))
  tally.players += ids.length
  tally.leftOut += ids.length - reachable.length
  tally.held += reachable.length - shown.length
  const reached = new Set<bigint>()
  const standing = new Map([[graph.first, [...shown]]])
  for (const step of inOrder(graph)) {
    const here = standing.get(step.id) ?? []
    if (here.length === 0) continue
    tally.steps.set(step.id, (tally.steps.get(step.id) ?? 0) + here.length)
    if (isAct(step)) for (const id of await reachedAt(db, step, here, tally)) reached.add(id)
    const nextOf = await exitsFor(db, rehearsing, { step, here })
    for (const playerId of here) {
      const next = nextOf(playerId)
      if (next !== undefined) pushTo(standing, next, playerId)
    }
  }
  tally.reached += reached.size
}

const missedAt = (missed: Tally['missed'], id: string): Missed => missed.get(id) ?? { noConsent: 0, noAddress: 0 }

/** Those whom an act would have reached, as consents and addresses stand now. */
async function reachedAt(db: Queryable, step: ActStep, here: readonly bigint[], { missed }: Tally) {
  if (!isChannelStep(step)) return here
  const reasons = await reasonsAgainst(db, step.kind, here)
  const noConsent = [...reasons.values()].filter((why) => why === 'noConsent').length
  const before = missedAt(missed, step.id)
  missed.set(step.id, {
    noConsent: before.noConsent + noConsent,
    noAddress: before.noAddress + reasons.size - noConsent,
  })
  return here.filter((id) => !reasons.has(id))
}

type AtStep = { readonly step: Step; readonly here: readonly bigint[] }

async function exitsFor(db: Queryable, { segments, now }: Rehearsing, { step, here }: AtStep) {
  if (step.kind === 'end') return () => undefined
  if (step.kind === 'split') return (playerId: bigint) => branchOf(step, { campaignId: anyCampaign, playerId })
  if (step.kind !== 'condition') return () => step.next
  const members = await segmentMembersAmong(db, segmentRule(step.segment, segments), here, now)
  return (playerId: bigint) => (members.has(playerId) ? step.yes : step.no)
}

function sentBy({ steps }: Graph, { steps: players, missed }: Tally) {
  let [messages, gifts, worth]: [number, number, Centavos] = [0, 0, centavos(0n)]
  for (const step of steps) {
    const count = players.get(step.id) ?? 0
    const { noConsent, noAddress } = missedAt(missed, step.id)
    if (isAct(step) && step.kind !== 'gift') messages += count - noConsent - noAddress
    if (step.kind !== 'gift') continue
    const cost = minCentavos(centavos(BigInt(step.coins) * BigInt(count)), centavos(BigInt(step.budget)))
    gifts += Number(cost / BigInt(step.coins))
    worth = centavos(worth + (cost - (cost % BigInt(step.coins))))
  }
  return { messages: messages + gifts, gifts, worth }
}
