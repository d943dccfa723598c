import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { eventKindNames } from './event-kinds.ts'

export type PartnerTerms = v.InferOutput<typeof termsIn>

const termsIn = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(80, 'Use 80 characters or fewer.')),
  /** Empty: the partner reads its events itself. */
  url: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use 500 characters or fewer.')),
  kinds: v.pipe(v.array(v.picklist(eventKindNames)), v.minLength(1, 'Choose at least one kind of event.')),
  retryHours: v.pipe(
    v.number('Enter a number of hours.'),
    v.integer('Enter a whole number of hours.'),
    v.minValue(1, 'Enter 1 to 72 hours.'),
    v.maxValue(72, 'Enter 1 to 72 hours.'),
  ),
})

const maybeInstant = v.nullable(instantOut)

const partnerOut = {
  id: idOut,
  name: v.string(),
  url: v.string(),
  kinds: v.array(v.string()),
  retryHours: v.number(),
  isRunning: v.boolean(),
  /** gone: the partner answered 410. Null: the staff stopped it, or it runs. */
  stoppedBecause: v.nullable(v.string()),
  secretMadeAt: maybeInstant,
  oldSecretUntil: maybeInstant,
  delivered: v.number(),
  deliveredAt: maybeInstant,
  waiting: v.number(),
  isMore: v.boolean(),
  waitingSince: maybeInstant,
  failingSince: maybeInstant,
  retryAt: maybeInstant,
  dead: v.number(),
}

export const listFeedPartners = staffCall({
  path: 'eventFeedPartners',
  summary: 'Lists the partners who get events, and how each of them receives them.',
  permission: 'eventFeed.view',
  request: v.object({}),
  response: v.object({ partners: v.array(v.object(partnerOut)) }),
  refusals: {},
})

export const viewFeedPartner = staffCall({
  path: 'eventFeedPartner',
  summary: 'Returns a partner with its newest failures and the events that were given up.',
  permission: 'eventFeed.view',
  request: v.object({ partnerId: idIn }),
  response: v.object({
    partner: v.object(partnerOut),
    revision: v.number(),
    isTestDue: v.boolean(),
    testedAt: maybeInstant,
    testResult: v.nullable(v.string()),
    failures: v.array(v.object({ at: instantOut, reason: v.string(), count: v.number() })),
    deadLetters: v.array(
      v.object({
        id: idOut,
        count: v.number(),
        firstAt: instantOut,
        lastAt: instantOut,
        reason: v.string(),
        diedAt: instantOut,
        isBeingSent: v.boolean(),
      }),
    ),
  }),
  refusals: { partnerNotFound: 1074 },
})

export const requestFeedPartner = staffChange({
  path: 'eventFeedRequest',
  summary:
    'Requests a new partner, or other terms for one: address and kinds of events. Another member has to approve.',
  permission: 'eventFeed.request',
  request: v.object({
    /** Idempotency key made by the form. */
    requestKey: v.pipe(v.string(), v.uuid()),
    /** Null: a new one. */
    partnerId: v.nullable(idIn),
    terms: termsIn,
    reason: reasonIn,
  }),
  response: v.object({ approvalId: idOut }),
  refusals: { partnerNotFound: 1074, sentBefore: 1151, nameTaken: 1490, tooManyPartners: 1491 },
})

const ofPartner = { partnerId: idIn, reason: reasonIn }

export const makeFeedSecret = staffChange({
  path: 'eventFeedSecretMake',
  summary:
    'Makes a partner’s signing secret and returns it once. The one before stays valid for the hours that are given.',
  permission: 'eventFeed.makeSecret',
  request: v.object({ ...ofPartner, keepOldHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(168)) }),
  response: v.object({ secret: v.string(), oldUntil: maybeInstant }),
  refusals: { partnerNotFound: 1074 },
})

export const setFeedRunning = staffChange({
  path: 'eventFeedRunningSet',
  summary: 'Starts or stops the deliveries to a partner. A stopped partner keeps its place.',
  permission: 'eventFeed.setRunning',
  request: v.object({ ...ofPartner, isRunning: v.boolean() }),
  response: v.object({}),
  refusals: { partnerNotFound: 1074, nothingToChange: 1004, noSecret: 1492 },
})

export const sendDeadLetterAgain = staffChange({
  path: 'eventFeedSendAgain',
  summary: 'Sends events that were given up once more.',
  permission: 'eventFeed.sendAgain',
  request: v.object({ ...ofPartner, deadLetterId: idIn }),
  response: v.object({ count: v.number() }),
  refusals: { letterNotFound: 1074 },
})

export const replayFeed = staffChange({
  path: 'eventFeedReplay',
  summary: 'Sends a partner everything since a moment again, up to 14 days back, before what comes next.',
  permission: 'eventFeed.replay',
  request: v.object({ ...ofPartner, since: instantIn }),
  response: v.object({}),
  refusals: { partnerNotFound: 1074, readsItself: 1494, tooLongAgo: 1493 },
})

export const testFeed = staffChange({
  path: 'eventFeedTest',
  summary: 'Sends a partner a signed delivery without events. The result stands on the partner’s page.',
  permission: 'eventFeed.test',
  request: v.object(ofPartner),
  response: v.object({}),
  refusals: { partnerNotFound: 1074, noSecret: 1492, readsItself: 1494 },
})
