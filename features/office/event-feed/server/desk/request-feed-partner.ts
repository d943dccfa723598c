import { invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { requestFeedPartner } from '../../contract.ts'
import { partnersMax } from '../../rules.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { partnerKindName } from '../partner-kind.ts'
import { isFeedAddress } from '../post-delivery.ts'
import { partnerCount, partnerFind, partnerNameTaken } from '../store/feed-partner.store.ts'

const addressFault = { field: 'terms.url', key: 'addressNotAllowed', msg: 'Enter an https address on the internet.' }

export const requestFeedPartnerHandler = ({ audit, privateHosts }: FeedDependencies) =>
  handleStaffChange(audit, requestFeedPartner, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, partnerId, terms } = input
    if (!isFeedAddress(terms.url, privateHosts)) return invalid(addressFault)
    const known = partnerId === null ? undefined : await partnerFind(tx, partnerId)
    if (partnerId !== null && known === undefined) return refuse('partnerNotFound')
    if (known === undefined && (await partnerCount(tx)) >= partnersMax) return refuse('tooManyPartners')
    if (await partnerNameTaken(tx, terms.name, partnerId)) return refuse('nameTaken')
    const { name, url, kinds, retryHours, revision } = known ?? { ...terms, revision: 0 }
    const before = known === undefined ? null : { name, url, kinds, retryHours }
    const subject = `eventFeed:${partnerId ?? 'new'}`
    const payload = { partnerId: partnerId === null ? null : Number(partnerId), revision, terms, before }
    const request = { kind: partnerKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before, after: { ...terms, request: Number(approvalId) } })
  })
