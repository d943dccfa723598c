import * as v from 'valibot'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { laneCount } from '#platform/outbox/lane.ts'
import type { PartnerTerms } from '../contract.ts'
import { isEventKind } from '../event-kinds.ts'
import { kindWords } from '../kind-words.ts'
import { batchMax } from '../rules.ts'
import { feedLanesCreate } from './store/feed-lane.store.ts'
import { partnerFindForUpdate, partnerInsert, partnerNameTaken, partnerUpdate } from './store/feed-partner.store.ts'

export const partnerKindName = { name: 'eventFeedPartner' } as const

const terms = v.object({ name: v.string(), url: v.string(), kinds: v.array(v.string()), retryHours: v.number() })

/** The stored request: the terms that are asked for, and those that stood then. */
const payload = v.object({ partnerId: v.nullable(v.number()), revision: v.number(), terms, before: v.nullable(terms) })

type StoredTerms = v.InferOutput<typeof terms>

const changedMeanwhile = 'This partner was changed after the request. Reject it and submit a new one.'
const nameIsTaken = 'Another partner has this name. Reject the request and submit a new one.'

/** The partners, their addresses and kinds of events: requested by one member, approved by another. */
export const partnerKind: ApprovalKind = approvalKind({
  ...partnerKindName,
  label: 'Event feed partner',
  approves: 'eventFeed.approve',
  payload,
  facts: ({ terms, before }) => factsOf(terms, before),
  carryOut: async (tx, { partnerId, revision, terms }, { now }) => {
    const next: PartnerTerms = { ...terms, kinds: terms.kinds.filter(isEventKind) }
    const id = partnerId === null ? null : BigInt(partnerId)
    if (await partnerNameTaken(tx, next.name, id)) return { kind: 'refused', why: nameIsTaken }
    if (id === null) {
      const newId = await partnerInsert(tx, next, now)
      if (newId === undefined) return { kind: 'refused', why: nameIsTaken }
      await feedLanesCreate(tx, newId, { lanes: laneCount, batchMax })
      return { kind: 'done', result: { partnerId: Number(newId) } }
    }
    const partner = await partnerFindForUpdate(tx, id)
    if (partner?.revision !== revision) return { kind: 'refused', why: changedMeanwhile }
    await partnerUpdate(tx, id, next)
    return { kind: 'done', result: { partnerId } }
  },
})

function factsOf(request: StoredTerms, before: StoredTerms | null): ApprovalFact[] {
  const names: readonly { readonly name: string; readonly valueOf: (of: StoredTerms) => string }[] = [
    { name: 'Partner', valueOf: ({ name }) => name },
    { name: 'Address', valueOf: ({ url }) => url || 'None: it reads its events itself' },
    { name: 'Events', valueOf: ({ kinds }) => kinds.map(wordOf).join(', ') },
    { name: 'Tried for', valueOf: ({ retryHours }) => `${retryHours} ${retryHours === 1 ? 'hour' : 'hours'}` },
  ]
  return names.map(({ name, valueOf }) => {
    const [value, old] = [valueOf(request), before === null ? undefined : valueOf(before)]
    return { name, value, ...(old !== undefined && old !== value && { before: old }) }
  })
}

const wordOf = (kind: string): string => (isEventKind(kind) ? kindWords[kind] : kind)
