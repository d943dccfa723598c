import * as v from 'valibot'
import { days, type Duration } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit } from '#features/deposit/contract.ts'
import { promotionFeatures } from '#apps/server/promotion-features.ts'
import { seedDemoContent } from '#features/lobby/server/index.ts'
import { publishPromotion, seedDemoPromotions } from '#features/promotion/server/index.ts'
import type { PromotionKind } from '#features/promotion/promotion-kind.ts'
import type { WireTerms } from '#features/promotion/terms.ts'
import { balancesOf } from '#ledger'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/site/registered-player.ts'
import { testDesk } from '#tests/site/test-desk.ts'
import { openTestSite } from '#tests/site/test-site.ts'

const order = v.looseObject({ orderId: v.string(), payUrl: v.nullable(v.string()) })

export type Buying = {
  readonly amount: number
  readonly actType?: RequestOf<typeof beginDeposit>['actType']
  readonly couponId?: number
}

export type PromotionSite = Awaited<ReturnType<typeof openPromotionSite>>

/** A site on which every promotion acts as it comes, and what players do there, one line each. */
export async function openPromotionSite(firstMobile: number) {
  const site = await openTestSite()
  const { house } = site
  const { db } = house
  await seedDemoContent(db, site.clock.now())
  const { kinds } = promotionFeatures(house)
  await db.transaction((tx) => seedDemoPromotions(tx, kinds, site.clock.now()))
  const desk = testDesk(site)
  let players = 0

  /** Sessions sleep, and identities become due, when the clock is moved by days; who plays on is awake and left alone. */
  const wake = async () => {
    await db.pool.query('update player set identity_due_at = null')
    const now = site.clock.now()
    const times = [new Date(now), new Date(addDuration(now, days(30)))]
    return db.pool.query('update session set last_action_at = $1, expires_at = $2 where ended_at is null', times)
  }
  const begin = async ({ token }: RegisteredPlayer, { amount, ...wish }: Buying) =>
    (await site.send(beginDeposit, { amount: wireCentavos(amount), version: 4, rechargeType: 1, ...wish }, { token }))
      .body
  return {
    site,
    desk,
    wake,
    begin,
    newPlayer: (): Promise<RegisteredPlayer> => {
      players += 1
      return registerPlayer(site, `0${firstMobile + players}`, { ip: `10.44.${players}.1` })
    },
    pass: async (by: Duration) => {
      site.clock.advance(by)
      await wake()
    },
    /** Tells of a begun order what SandPay would. */
    tell: async (begun: Awaited<ReturnType<typeof begin>>, amount: number, state: string) => {
      const { orderId, payUrl } = v.parse(order, begun)
      await desk.tell({ orderId, amount, paymentId: payUrl?.split('/').at(-1) ?? '' }, state)
      return orderId
    },
    buy: async (player: RegisteredPlayer, buying: Buying) => {
      const begun = await begin(player, buying)
      const { orderId, payUrl } = v.parse(order, begun)
      const told = { orderId, amount: buying.amount, paymentId: payUrl?.split('/').at(-1) ?? '' }
      await desk.tell(told, 'paid')
      return told
    },
    ask: async <C extends Call>(call: C, request: RequestOf<C>, { token }: RegisteredPlayer) =>
      (await site.send(call, request, { token })).body,
    tenTimes: async <C extends Call>(call: C, request: RequestOf<C>, { token }: RegisteredPlayer) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(call, request, { token })))
      return answers.map(({ body: { errcode } }) => errcode).toSorted((a, b) => a - b)
    },
    balances: ({ id }: RegisteredPlayer) => balancesOf(db, BigInt(id)),
    publish: (kind: PromotionKind, terms: WireTerms, settings: Readonly<Record<string, unknown>> = {}) =>
      db.transaction((tx) =>
        publishPromotion(tx, { kind, terms, settings, savedBy: 'test', reason: 'a test', now: site.clock.now() }),
      ),
    drain: async () =>
      createOutbox({ db, clock: site.clock, log: house.log, consumers: site.features.consumers }).drain(),
  }
}

/** One gives, nine are told that it was given. */
export const onceOfTen = [0, ...Array<number>(9).fill(1003)]
