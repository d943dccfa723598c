import { wholeSeconds } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { type Browser, browsersOf, deviceDeleteGone } from './store/device.store.ts'

type Promo = {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly path: string
  /** One that is sent twice is shown once. */
  readonly tag: string
  readonly endsAt: Instant
}

type Dependencies = Pick<NotificationDependencies, 'db' | 'push' | 'reachable'>

/**
 * The way of a promo to the browsers of a player. Undefined: none is signed in with notifications on. Whether the player may get
 * it is for the caller to find out: facts are sent by `pushJob`, and nothing here looks at choices about them.
 */
export const promoPush =
  ({ db, push, reachable }: Dependencies) =>
  async (tx: Queryable, playerId: bigint, now: Instant) => {
    const known = await browsersOf(tx, playerId)
    const sessions = known.map(({ sessionId }) => sessionId)
    const open = new Set((await reachable(tx, sessions, now)).map(({ sessionId }) => sessionId))
    const browsers = known.filter(({ sessionId }) => open.has(sessionId))
    if (browsers.length === 0) return undefined
    return async (promo: Promo, at: Instant): Promise<boolean> => {
      const outcomes = await Promise.all(browsers.map((browser) => pushTo(browser, promo, at)))
      return outcomes.includes('accepted')
    }

    async function pushTo(browser: Browser, { title, body, path, tag, endsAt }: Promo, at: Instant) {
      const message = {
        text: JSON.stringify({ title, body, path, tag }),
        ttlSeconds: wholeSeconds(durationBetween(at, endsAt)),
        topic: topicOf(tag),
        now: at,
      }
      const outcome = await push.send(browser, message)
      if (outcome === 'gone') await deviceDeleteGone(db, browser)
      return outcome
    }
  }

const topicMax = 32
/** As push services take it (RFC 8030): 32 letters of base64url at most. */
const topicOf = (tag: string): string => tag.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(-topicMax)
