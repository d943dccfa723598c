import * as v from 'valibot'
import { claimedInstantIn } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { apkInstallReferrer, eventLogBatchSize } from '#core/constants/specification.ts'

const label = (lengthMax: number) => v.pipe(v.string(), v.maxLength(lengthMax), v.regex(/^[^\p{Cc}]*$/u))
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.:-]{0,63}$/))
const detailsMax = 12

/** A few named facts: what was tapped, how long it took. Never typed text. */
const details = v.optional(
  v.pipe(
    v.record(name, v.union([label(200), v.pipe(v.number(), v.finite()), v.boolean()])),
    v.check((facts) => Object.keys(facts).length <= detailsMax),
  ),
  {},
)

export const logEvents = call({
  path: 'anonymous/appEventLogClient',
  summary: 'Records up to 20 client events, sent every 3 seconds and by beacon when the page is hidden.',
  access: 'optional',
  activity: 'background',
  money: 'none',
  request: v.object({
    eventList: v.pipe(
      v.array(
        v.object({
          eventName: name,
          /** By the device's clock, which may be wrong. */
          eventTime: claimedInstantIn,
          /** Unverified claim of the client. Empty for a guest. */
          eventUserId: v.optional(label(64), ''),
          channel: v.optional(label(64), ''),
          appId: v.optional(label(64), ''),
          version: v.optional(label(32), ''),
          params: details,
        }),
      ),
      v.minLength(1),
      v.maxLength(eventLogBatchSize),
    ),
  }),
  response: v.object({ accepted: v.number() }),
  refusals: { tryLater: 1020 },
})

export const logAction = call({
  path: 'actionLog',
  summary: 'Records one notable act of a visitor, such as where they came from or what they opened. Open to guests.',
  access: 'optional',
  money: 'none',
  request: v.object({
    action: name,
    params: details,
    /** The attribution id: the native wrapper's, otherwise the one in the ad parameters. */
    afuid: v.optional(label(128), ''),
    /** How this device came here first; absent where it does not matter. */
    origin: v.optional(v.object({ installReferrer: v.picklist(['web', apkInstallReferrer]), isInvited: v.boolean() })),
    /** The parameters of an advertisement's link. */
    adParameters: v.optional(
      v.object({
        proxy_id: v.optional(label(128)),
        fbp: v.optional(label(128)),
        fbc: v.optional(label(256)),
        ttclid: v.optional(label(256)),
        ttp: v.optional(label(128)),
        url: v.optional(label(500)),
        referrer: v.optional(label(500)),
        userAgent: v.optional(label(400)),
      }),
    ),
  }),
  response: v.object({}),
  refusals: { tryLater: 1020 },
})
