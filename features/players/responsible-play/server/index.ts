import { milliseconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { awaitPlayStop, getCare, setLimit, setRealityCheck, takeBreak } from '../contract.ts'
import { careMessages as words } from '../messages.ts'
import { breakOf } from '../rules.ts'
import { beginBreak } from './begin-break.ts'
import { careSetReality } from './store/care.store.ts'
import type { CareDependencies } from './care-dependencies.ts'
import { careView } from './care-view.ts'
import { changeLimit } from './change-limit.ts'
import { confirmLimitHandler } from './confirm-limit.ts'
import { fieldMeanings } from './field-meanings.ts'
import { playHistoryFileHandler, playHistoryHandler } from './play-history.ts'
import type { PlayStopWatch } from './play-stop-watch.ts'

/** Limits, breaks, and the result of play, for the player. */
export const responsiblePlay = (needs: CareDependencies, watch: PlayStopWatch): Feature => ({
  name: 'responsible-play',
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

export type { CareDependencies } from './care-dependencies.ts'
export { careFind } from './store/care.store.ts'
export { careJobs } from './care-jobs.ts'
export { depositLimits } from './deposit-limits.ts'
export { limitsAtPlay } from './limits-at-play.ts'
export { limitReachedConsumer } from './limit-reached-consumer.ts'
export { type PlayStopWatch, playStopWatch } from './play-stop-watch.ts'
export { mayPrompt } from './may-prompt.ts'
export { staffResponsiblePlay } from './desk/staff-responsible-play.ts'
export { isNothingLeft } from '../play-limits.ts'
