import { days, hours } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { makeFeedSecret, replayFeed, sendDeadLetterAgain, setFeedRunning, testFeed } from '../../contract.ts'
import { batchMax, eventsKeptDays } from '../../rules.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { newFeedSecret, sealSecret } from '../feed-secret.ts'
import { deadLettersDeleteFrom, deadLetterSendAgain } from '../store/feed-dead-letter.store.ts'
import { feedLanesRewind, feedLanesWake } from '../store/feed-lane.store.ts'
import {
  partnerFindForUpdate,
  partnerRequestTest,
  partnerSetRunning,
  partnerSetSecret,
} from '../store/feed-partner.store.ts'

const subjectOf = (partnerId: bigint) => `eventFeed:${partnerId}`

/** The secret is returned once and never logged. */
export const makeFeedSecretHandler = ({ audit, seal }: FeedDependencies) =>
  handleStaffChange(audit, makeFeedSecret, async ({ input: { partnerId: id, keepOldHours }, tx, now }) => {
    const partner = await partnerFindForUpdate(tx, id)
    if (partner === undefined) return refuse('partnerNotFound')
    const keeps = partner.secretMadeAt !== null && keepOldHours > 0
    const oldUntil = keeps ? addDuration(now, hours(keepOldHours)) : null
    const secret = newFeedSecret()
    await partnerSetSecret(tx, { id, sealed: sealSecret(seal, id, secret), oldUntil, now })
    const record = { subject: subjectOf(id), before: null, after: { secretMadeAt: now, oldSecretUntil: oldUntil } }
    return changed({ secret, oldUntil }, record)
  })

export const setFeedRunningHandler = ({ audit }: FeedDependencies) =>
  handleStaffChange(audit, setFeedRunning, async ({ input: { partnerId: id, isRunning }, tx }) => {
    const partner = await partnerFindForUpdate(tx, id)
    if (partner === undefined) return refuse('partnerNotFound')
    if (partner.isRunning === isRunning) return refuse('nothingToChange')
    if (partner.secretMadeAt === null) return refuse('noSecret')
    await partnerSetRunning(tx, id, isRunning)
    if (isRunning) await feedLanesWake(tx, id, batchMax)
    return changed({}, { subject: subjectOf(id), before: { isRunning: !isRunning }, after: { isRunning } })
  })

export const sendDeadLetterAgainHandler = ({ audit }: FeedDependencies) =>
  handleStaffChange(audit, sendDeadLetterAgain, async ({ input: { partnerId, deadLetterId: id }, tx, now }) => {
    const letter = await deadLetterSendAgain(tx, { id, partnerId }, now)
    if (letter === undefined) return refuse('letterNotFound')
    const record = { subject: subjectOf(partnerId), before: null, after: { sentAgain: letter.count } }
    return changed({ count: letter.count }, record)
  })

export const replayFeedHandler = ({ audit }: FeedDependencies) =>
  handleStaffChange(audit, replayFeed, async ({ input: { partnerId: id, since }, tx, now }) => {
    const partner = await partnerFindForUpdate(tx, id)
    if (partner === undefined) return refuse('partnerNotFound')
    if (partner.url === '') return refuse('readsItself')
    if (since < subtractDuration(now, days(eventsKeptDays))) return refuse('tooLongAgo')
    await feedLanesRewind(tx, id, since)
    await deadLettersDeleteFrom(tx, id, since)
    return changed({}, { subject: subjectOf(id), before: null, after: { since } })
  })

export const testFeedHandler = ({ audit }: FeedDependencies) =>
  handleStaffChange(audit, testFeed, async ({ input: { partnerId: id }, tx, now }) => {
    const partner = await partnerFindForUpdate(tx, id)
    if (partner === undefined) return refuse('partnerNotFound')
    if (partner.secretMadeAt === null) return refuse('noSecret')
    if (partner.url === '') return refuse('readsItself')
    await partnerRequestTest(tx, id, now)
    return changed({}, { subject: subjectOf(id), before: null, after: { test: true } })
  })
