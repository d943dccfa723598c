import * as v from 'valibot'
import { type Duration, days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { type PromotionKind, publishPromotion, seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import { balancesOf } from '#ledger'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { countedEvent } from '#tests/support/test-outbox.ts'
import { type RegisteredPlayer, registerPlayer } from './registered-player.ts'
import { type DeskOrder, openTestDeposits } from './test-deposits.ts'
import { runJob } from './run-job.ts'
import { openTestSite, type TestSite } from './test-site.ts'

type Publication = Omit<Parameters<typeof publishPromotion>[1], 'kind' | 'savedBy' | 'reason' | 'now'>

export type PurchaseFields = {
  readonly amount: number
  readonly actType?: RequestOf<typeof beginDeposit>['actType']
  readonly couponId?: number
  readonly fundId?: number
  readonly takesBonus?: boolean
  readonly promised?: RequestOf<typeof beginDeposit>['promised']
}

const begunOrder = v.looseObject({ orderId: v.string(), payUrl: v.nullable(v.string()) })

/** What operators, players and the calendar do in tests of promotions, one line each. */
export async function openTestPromotions(site: TestSite, firstMobile: number) {
  const { db, log } = site.context
  const desk = openTestDeposits(site)
  let mobiles = firstMobile
  let rounds = 0
  await seedDemoContent(db, site.clock.now())
  // Everybody in a test comes from one address. What a network ties has a test of its own.
  await db.pool.query(
    `insert into risk_rules (version, rules, changed_by, reason, changed_at)
     values (4, '{"networkGiftsMin": 10000}', 'test', 'test', now())`,
  )

  /** Sessions sleep, and identities become due, when the clock is moved by days; who plays on is awake and left alone. */
  const keepAwake = async () => {
    await db.pool.query('update player set identity_due_at = null')
    const now = site.clock.now()
    const times = [new Date(now), new Date(addDuration(now, days(30)))]
    return db.pool.query('update session set last_action_at = $1, expires_at = $2 where ended_at is null', times)
  }
  const drain = () => createOutbox({ db, clock: site.clock, log, consumers: site.features.consumers }).drain()
  const begin = async ({ token }: RegisteredPlayer, { amount, ...purchase }: PurchaseFields) =>
    (
      await site.send(
        beginDeposit,
        { amount: wireCentavos(amount), version: 4, rechargeType: 1, ...purchase },
        { token },
      )
    ).body
  const orderFrom = (begun: unknown, amount: number): DeskOrder => {
    const { orderId, payUrl } = v.parse(begunOrder, begun)
    return { orderId, amount, paymentId: payUrl?.split('/').at(-1) ?? '' }
  }
  const buy = async (player: RegisteredPlayer, buying: PurchaseFields): Promise<DeskOrder> => {
    const order = orderFrom(await begin(player, buying), buying.amount)
    await desk.tell(order, 'paid')
    return order
  }
  return {
    site,
    desk,
    keepAwake,
    drain,
    begin,
    buy,
    publish: <S>(kind: PromotionKind<S>, publication: Publication = {}) =>
      db.transaction((tx) =>
        publishPromotion(tx, { ...publication, kind, savedBy: 'test', reason: 'test', now: site.clock.now() }),
      ),
    pass: async (by: Duration) => {
      site.clock.advance(by)
      await keepAwake()
    },
    newPlayer: async (): Promise<RegisteredPlayer> => {
      mobiles += 1
      const ip = `10.${(mobiles >> 16) & 127}.${(mobiles >> 8) & 255}.${mobiles & 255}`
      return registerPlayer(site, `0${mobiles}`, { ip, fingerprint: `device-${mobiles}` })
    },
    ask: async <C extends Call>(call: C, request: RequestOf<C>, { token }: RegisteredPlayer) =>
      (await site.send(call, request, { token })).body,
    tenTimes: async <C extends Call>(call: C, request: RequestOf<C>, { token }: RegisteredPlayer) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(call, request, { token })))
      return answers.map(({ body: { errcode } }) => errcode).toSorted((a, b) => a - b)
    },
    balances: ({ id }: RegisteredPlayer) => balancesOf(db, BigInt(id)),
    coinOf: desk.coinOf,
    deposit: (player: RegisteredPlayer, whole: number) => buy(player, { amount: toWireCentavos(pesos(BigInt(whole))) }),
    /** Tells of a begun order what SandPay would. */
    tell: async (begun: unknown, amount: number, state: string) => {
      const order = orderFrom(begun, amount)
      await desk.tell(order, state)
      return order.orderId
    },
    /** The payer's bank takes a payment back, and everything that follows from it. */
    takeBack: async (order: DeskOrder) => {
      await desk.tell(order, 'charged_back')
      await drain()
    },
    /** A round of play that counted for so much, and everything that follows from it. */
    play: async ({ id }: RegisteredPlayer, amount: bigint, more: Partial<Parameters<typeof countedEvent>[0]> = {}) => {
      rounds += 1
      const validBet = centavos(amount)
      const round = { roundId: `studio:r${rounds}`, closedAt: site.clock.now(), ...more }
      await db.transaction((tx) => publish(tx, [countedEvent({ ...round, playerId: BigInt(id), validBet })]))
      await drain()
    },
    /** Hands events to a consumer, as the outbox would. */
    follow: (consumer: Consumer, ...events: readonly NewEvent[]) =>
      db.transaction((tx) =>
        consumer.handle(
          tx,
          events.map(({ topic, key, payload, id = 'e' }, index) => ({
            topic,
            key,
            payload,
            id,
            publishedAt: site.clock.now(),
            position: BigInt(index),
          })),
        ),
      ),
    /** One run of a job, as if its time had come. */
    runJob: (name: string) => runJob(site, name),
    today: () => dayOf(site.clock.now()),
  }
}

export type TestPromotions = Awaited<ReturnType<typeof openTestPromotions>>

/** A site of its own in which every promotion is on, as the demo has them. */
export async function openTestPromotionSite(firstMobile: number): Promise<TestPromotions> {
  const site = await openTestSite()
  const promotions = await openTestPromotions(site, firstMobile)
  const kinds = site.features.promotions.map(({ served }) => served.kind)
  await site.context.db.transaction((tx) => seedDemoPromotions(tx, kinds, site.clock.now()))
  return promotions
}

/** The errcodes of ten claims at once: one is given, nine are refused as given already. */
export const onceOfTen = [0, ...Array<number>(9).fill(1003)]
