import { invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { PrivateHosts } from '#platform/outside/outside-address.ts'
import { requestFeedPartner } from '../../contract.ts'
import { partnersMax } from '../../rules.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { partnerKindName } from '../partner-kind.ts'
import { isFeedAddress } from '../post-delivery.ts'
import { partnerCount, partnerFind, partnerNameTaken, type PartnerRow } from '../store/feed-partner.store.ts'

const addressFault = {
  field: 'terms.url',
  key: 'addressNotAllowed',
  msg: 'Enter an https address on the internet, or none.',
}

export const requestFeedPartnerHandler = ({ audit, privateHosts }: FeedDependencies) =>
  handleStaffChange(audit, requestFeedPartner, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, partnerId, terms } = input
    if (!isPossibleAddress(terms.url, privateHosts)) return invalid(addressFault)
    const partner = partnerId === null ? undefined : await partnerFind(tx, partnerId)
    const refusal = await refuseTerms(tx, { partnerId, partner, name: terms.name })
    if (refusal !== undefined) return refuse(refusal)
    const before = partner === undefined ? null : termsOf(partner)
    const subject = `eventFeed:${partnerId ?? 'new'}`
    const of = { partnerId: partnerId === null ? null : Number(partnerId), revision: partner?.revision ?? 0 }
    const request = {
      kind: partnerKindName,
      subject,
      payload: { ...of, terms, before },
      reason,
      requestKey,
      staff,
      now,
    }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before, after: { ...terms, request: Number(approvalId) } })
  })

/** Without an address the partner reads its events itself. */
const isPossibleAddress = (url: string, privateHosts: PrivateHosts) => url === '' || isFeedAddress(url, privateHosts)

const termsOf = ({ name, url, kinds, retryHours }: PartnerRow) => ({ name, url, kinds, retryHours })

type PartnerTerms = {
  readonly partnerId: bigint | null
  readonly partner: PartnerRow | undefined
  readonly name: string
}

async function refuseTerms(tx: Transaction, { partnerId, partner, name }: PartnerTerms) {
  if (partnerId !== null && partner === undefined) return 'partnerNotFound'
  if (partnerId === null && (await partnerCount(tx)) >= partnersMax) return 'tooManyPartners'
  return (await partnerNameTaken(tx, name, partnerId)) ? 'nameTaken' : undefined
}
