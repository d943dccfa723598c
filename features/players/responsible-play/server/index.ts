import { milliseconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { awaitPlayStop, getCare, setLimit, setRealityCheck, takeBreak } from '../contract.ts'
import { careTexts as words } from '../messages/index.ts'
import { breakOf } from '../rules.ts'
import { beginBreak } from './begin-break.ts'
import { careSetReality } from './store/care.store.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { careJobs } from './care-jobs.ts'
import { careView } from './care-view.ts'
import { changeLimit } from './change-limit.ts'
import { confirmLimitHandler } from './confirm-limit.ts'
import { fieldMeanings } from './field-meanings.ts'
import { careData } from './care-data.ts'
import { playHistoryFileHandler, playHistoryHandler } from './play-history.ts'
import { limitReachedConsumer } from './limit-reached-consumer.ts'
import { type PlayStopWatch, playStopWatch } from './play-stop-watch.ts'
import { staffResponsiblePlay } from './desk/staff-responsible-play.ts'
import { vaultLimits } from './vault-limits.ts'

/** Limits, breaks, and the result of play, for the player. */
export function responsiblePlay(needs: CareDependencies & Pick<StaffDependencies, 'audit'>): FeatureModule {
  const watch = playStopWatch(needs)
  return {
    name: 'responsible-play',
    player: playerCalls(needs, watch),
    desk: staffResponsiblePlay(needs),
    jobs: careJobs(needs),
    consumers: [limitReachedConsumer({ topic: needs.limitReachedTopic })],
    personalData: careData,
    vault: [vaultLimits],
    register: (server) => {
      // A player who waits for a break does not keep the server from stopping.
      server.addHook('preClose', async () => watch.close())
    },
  }
}

const playerCalls = (needs: CareDependencies, watch: PlayStopWatch): ServedCalls => ({
  handlers: [
    handleOutsideTransaction(getCare, async ({ identity: { playerId }, now, db }) =>
      answer(await careView(db, { playerId, now }, needs)),
    ),
    handle(setLimit, async ({ input, identity: { playerId }, now, tx }) => {
      const changed = await changeLimit(tx, { ...input, playerId, setter: 'player', now })
      return changed ? answer(await careView(tx, { playerId, now }, needs)) : refuse('nothingToChange')
    }),
    confirmLimitHandler(needs),
    handle(takeBreak, async ({ input: { length }, identity: { playerId }, now, tx }) => {
      const began = await beginBreak(tx, { playerId, ...breakOf(length, now), now })
      return began ? answer(await careView(tx, { playerId, now }, needs)) : refuse('longerBreakRuns')
    }),
    handle(setRealityCheck, async ({ input: { minutes }, identity: { playerId }, now, tx }) => {
      await careSetReality(tx, playerId, minutes)
      return answer(await careView(tx, { playerId, now }, needs))
    }),
    playHistoryHandler,
    playHistoryFileHandler(needs),
    handleOutsideTransaction(awaitPlayStop, async ({ input: { waitMs }, identity: { playerId } }) =>
      answer({ isStopped: await watch.wait(playerId, milliseconds(waitMs)) }),
    ),
  ],
  fieldMeanings,
  refusalTexts: {
    nothingToChange: words['care.nothingToChange'],
    nothingWaits: words['care.nothingWaits'],
    tooEarly: words['care.tooEarly'],
    longerBreakRuns: words['care.longerBreakRuns'],
    tryLater: words['care.filesTooMany'],
  },
})

export { realityMinutesDefault } from '../rules.ts'
export { realityCheckSeconds } from './reality-check-seconds.ts'
export { depositLimits } from './deposit-limits.ts'
export { limitsAtPlay } from './limits-at-play.ts'
export { type Strain, strainList } from './store/strain.store.ts'
export { mayPrompt } from './may-prompt.ts'
export { isNothingLeft } from '../play-limits.ts'
export { careChanges } from './store/vault-limit.store.ts'
export { playTotalsOf } from './store/segment-play.store.ts'
export { protectedAmong } from './protected-among.ts'
export { careCounts, careTimes } from './store/care-report.store.ts'
