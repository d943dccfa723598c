import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { type PromotionKind, publishPromotion } from '#features/promotion/server/index.ts'
import { seedDemoContent } from '#features/lobby/server/index.ts'
import { countedEvent } from '#tests/play/play-bench.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { publish } from '#platform/outbox/publish.ts'
import { type RegisteredPlayer, registerPlayer } from './registered-player.ts'
import { testDesk } from './test-desk.ts'
import type { TestSite } from './test-site.ts'

type Publication = Omit<Parameters<typeof publishPromotion>[1], 'kind' | 'savedBy' | 'reason' | 'now'>

/** What operators, players and the calendar do in tests of promotions. */
export async function openPromotionHouse(site: TestSite, firstMobile: number) {
  const { db, log } = site.house
  const desk = testDesk(site)
  let mobiles = firstMobile
  let rounds = 0
  await seedDemoContent(db, site.clock.now())

  const keepAwake = () =>
    db.pool.query('update session set last_action_at = $1, expires_at = $2', [
      new Date(site.clock.now()),
      new Date(addDuration(site.clock.now(), days(1))),
    ])
  return {
    keepAwake,
    publish: <S>(kind: PromotionKind<S>, publication: Publication = {}) =>
      db.transaction((tx) =>
        publishPromotion(tx, { ...publication, kind, savedBy: 'test', reason: 'test', now: site.clock.now() }),
      ),
    newPlayer: async (): Promise<RegisteredPlayer> => {
      mobiles += 1
      const ip = `10.${(mobiles >> 16) & 127}.${(mobiles >> 8) & 255}.${mobiles & 255}`
      return registerPlayer(site, `0${mobiles}`, { ip, fingerprint: `device-${mobiles}` })
    },
    deposit: async (player: RegisteredPlayer, whole: number) => {
      const order = await desk.begin(player, toWireCentavos(pesos(BigInt(whole))))
      await desk.tell(order, 'paid')
      return order
    },
    /** The payer's bank takes a payment back, and everything that follows from it. */
    takeBack: async (order: Awaited<ReturnType<typeof desk.begin>>) => {
      await desk.tell(order, 'charged_back')
      await createOutbox({ db, clock: site.clock, log, consumers: site.features.consumers }).drain()
    },
    coinOf: desk.coinOf,
    /** A round of play that counted for so much, and everything that follows from it. */
    play: async ({ id }: RegisteredPlayer, amount: bigint, more: Partial<Parameters<typeof countedEvent>[0]> = {}) => {
      rounds += 1
      const validBet = centavos(amount)
      const round = { roundId: `studio:r${rounds}`, closedAt: site.clock.now(), ...more }
      await db.transaction((tx) => publish(tx, [countedEvent({ ...round, playerId: BigInt(id), validBet })]))
      await createOutbox({ db, clock: site.clock, log, consumers: site.features.consumers }).drain()
    },
    /** Hands events to a consumer, as the outbox would. */
    follow: (consumer: Consumer, ...events: readonly NewEvent[]) =>
      db.transaction((tx) =>
        consumer.handle(
          tx,
          events.map(({ topic, key, payload, id = 'e' }, place) => ({
            topic,
            key,
            payload,
            id,
            publishedAt: site.clock.now(),
            position: BigInt(place),
          })),
        ),
      ),
    /** One run of a job, as if its time had come. */
    runJob: async (name: string) => {
      const job = site.features.jobs.find((each) => each.name === name)
      if (job === undefined) throw new Error(`there is no job ${name}`)
      const now = site.clock.now()
      const { signal } = new AbortController()
      await job.run({ key: '', payload: {}, dueAt: now, now, attempt: 1, signal, confirm: async () => undefined })
    },
    today: () => dayOf(site.clock.now()),
  }
}

export type PromotionHouse = Awaited<ReturnType<typeof openPromotionHouse>>
