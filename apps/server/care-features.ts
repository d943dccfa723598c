import { depositedSince } from '#features/deposit/server/index.ts'
import { limitReachedTopic } from '#features/game-wallet/server/index.ts'
import {
  type CareDependencies,
  careJobs,
  limitReachedConsumer,
  responsiblePlay,
  staffResponsiblePlay,
} from '#features/responsible-play/server/index.ts'
import type { StaffDependencies } from '#features/staff/server/index.ts'
import type { House } from './house.ts'

/** Limits and breaks of players, and the staff that looks after them. */
export function careFeatures({ db, log }: House, staffNeeds: StaffDependencies) {
  const needs: CareDependencies = { db, log, depositedSince }
  return {
    feature: responsiblePlay(needs),
    staff: staffResponsiblePlay(staffNeeds),
    jobs: careJobs(needs),
    consumers: [limitReachedConsumer({ topic: limitReachedTopic })],
  }
}
