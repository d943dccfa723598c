import { answer, refuse } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listFeedPartners, viewFeedPartner } from '../../contract.ts'
import { deadLetterList } from '../store/feed-dead-letter.store.ts'
import { type FeedHealth, feedFailureList, feedHealthFind, feedHealthList } from '../store/feed-health.store.ts'
import { partnerFind, partnerList, type PartnerRow } from '../store/feed-partner.store.ts'

export const listFeedPartnersHandler = handleStaff(listFeedPartners, async ({ db }) => {
  const health = new Map((await feedHealthList(db)).map((each) => [each.partnerId, each]))
  const partners = (await partnerList(db)).map((partner) => viewOf(partner, health.get(partner.id)))
  return answer({ partners })
})

export const viewFeedPartnerHandler = handleStaff(viewFeedPartner, async ({ input: { partnerId }, db }) => {
  const partner = await partnerFind(db, partnerId)
  if (partner === undefined) return refuse('partnerNotFound')
  const { revision, testDueAt, testedAt, testResult } = partner
  const health = await feedHealthFind(db, partnerId)
  return answer({
    partner: viewOf(partner, health),
    revision,
    isTestDue: testDueAt !== null,
    testedAt,
    testResult,
    failures: await feedFailureList(db, partnerId),
    deadLetters: await deadLetterList(db, partnerId),
  })
})

const nothingYet: Omit<FeedHealth, 'partnerId'> = {
  delivered: 0,
  deliveredAt: null,
  waiting: 0,
  isMore: false,
  waitingSince: null,
  failingSince: null,
  retryAt: null,
  dead: 0,
}

/** Fields that the answer does not name are dropped by its schema. */
const viewOf = (partner: PartnerRow, health?: FeedHealth) => ({ ...partner, ...nothingYet, ...health })
