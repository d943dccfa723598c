import type { FastifyInstance } from 'fastify'
import { playersAtPlay } from '#features/players/account/server/index.ts'
import { depositedSince } from '#features/cashier/deposit/server/index.ts'
import { limitReachedTopic } from '#features/play/game-wallet/server/index.ts'
import {
  type CareDependencies,
  careJobs,
  limitReachedConsumer,
  playStopWatch,
  responsiblePlay,
  staffResponsiblePlay,
} from '#features/players/responsible-play/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { ServerContext } from '../server-context.ts'

/** Limits and breaks of players, and the staff that looks after them. */
export function careFeatures({ clock, db, limiter, log }: ServerContext, staffNeeds: StaffDependencies) {
  const stoppedAmong = async (ids: readonly bigint[]) =>
    (await playersAtPlay(db, ids, clock.now()))
      .filter(({ isStopped, isIdentityDue }) => isStopped || isIdentityDue)
      .map(({ id }) => id)
  const needs: CareDependencies = { db, limiter, log, depositedSince, stoppedAmong }
  const watch = playStopWatch(needs)
  return {
    feature: responsiblePlay(needs, watch),
    watch,
    register: (server: FastifyInstance) => {
      // Nobody who waits for a break keeps the server from stopping.
      server.addHook('preClose', async () => watch.close())
    },
    staff: staffResponsiblePlay(staffNeeds),
    jobs: careJobs(needs),
    consumers: [limitReachedConsumer({ topic: limitReachedTopic })],
  }
}
