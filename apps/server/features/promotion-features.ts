import { isRedDot } from '#core/enumerations/red-dot.ts'
import type { RedDotSource } from '#features/lobby/after-sign-in/server/index.ts'
import { expiryJob, inventory } from '#features/players/inventory/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import {
  activitiesOf,
  type CatalogueDependencies,
  greenGate,
  countPlayDays,
  type LoadCatalogue,
  loadCatalogue,
  promotion,
  type PromotionFeature,
  type PromotionDependencies,
  releaseUnpaid,
  reservationEndJob,
} from '#features/promotions/kit/server/index.ts'
import { noteHeldGift, releaseByIdentity } from '#features/cashier/risk/server/index.ts'
import { vipActing } from '#features/promotions/vip/server/index.ts'
import { Gathering } from '#platform/db/gathering.ts'
import { sharedReading } from '#platform/db/shared-reading.ts'
import type { RefusedCall } from '#platform/http/call-runner.ts'
import { letterOfEnding } from '../letter-of-ending.ts'
import type { ServerContext } from '../server-context.ts'
import type { ActivitiesOf } from '../player-facts.ts'
import { allPromotions, promotionInvites } from '../promotions.ts'
import { writeToPlayer } from '../write-to-player.ts'

/** What promotions ask of other promotions. */
const promotionDependencies: PromotionDependencies = { vipOf: vipActing }

/** The promotions with what they share: catalogue, rules, inventory, and what follows from play and deposits. */
export function promotionFeatures({ db, clock }: ServerContext) {
  const promotions = allPromotions(promotionDependencies, { db })
  const invited = promotionInvites({ db })
  const needs: CatalogueDependencies = { ...promotionDependencies, served: promotions.map(({ served }) => served) }
  const load = loadTogether(db, needs)
  const activities: ActivitiesOf = async (queryable, playerId) => {
    const { promotions, marks } = await load(queryable, { playerId, platform: undefined, now: clock.now() })
    return { ...activitiesOf(promotions), loginPaying: marks.has('loginPaying') }
  }
  const redDots: RedDotSource = async (queryable, playerId, now) => {
    const { marks } = await load(queryable, { playerId, platform: undefined, now })
    return [...marks].flatMap((mark) => (isRedDot(mark) ? [mark] : []))
  }
  return {
    activities,
    redDots,
    kinds: needs.served.map(({ kind }) => kind),
    gate: greenGate({ db, promotions }),
    afterRefusal: heldGiftsNoted(db, promotions),
    player: [promotion({ load, served: needs.served }), inventory, ...promotions.map(({ feature }) => feature)],
    hooks: [releaseUnpaid, ...invited.hooks, ...promotions.flatMap(({ hooks = [] }) => hooks)],
    consumers: [
      countPlayDays,
      releaseByIdentity({ writeLetter: writeToPlayer }),
      ...invited.consumers,
      ...promotions.flatMap(({ consumers = [] }) => consumers),
    ],
    jobs: [
      expiryJob({ db, remind: (tx, item, now) => sendMail(tx, letterOfEnding(item, now)) }),
      reservationEndJob({ db }),
      ...invited.jobs,
      ...promotions.flatMap(({ jobs = [] }) => jobs),
    ],
  }
}

// Every open app asks for its catalogue again and again: they share two connections, however many they are.
const sharing = { slots: 2, togetherMax: 50 }

function loadTogether(db: ServerContext['db'], needs: CatalogueDependencies): LoadCatalogue {
  const share = sharedReading(db, sharing)
  return (on, visit) =>
    on === db ? share((shared) => loadCatalogue(shared, needs, visit)) : loadCatalogue(new Gathering(on), needs, visit)
}

/** A claim that is held is rolled back like every refusal; that it was held goes into the player's case. */
function heldGiftsNoted(db: ServerContext['db'], promotions: readonly PromotionFeature[]) {
  const kinds = new Map(
    promotions.flatMap(({ feature, served }) => feature.handlers.map(({ call }) => [call, served.kind] as const)),
  )
  return async ({ call, refusal, holder, now }: RefusedCall): Promise<void> => {
    const kind = kinds.get(call)
    const playerId = holder?.playerId
    if (refusal !== 'heldForReview' || kind === undefined || playerId === undefined) return
    await db.transaction((tx) => noteHeldGift(tx, { playerId, gift: kind.key, title: kind.title, now }))
  }
}
