import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { jobRunNow, jobStateList } from '#platform/jobs/job-watch.store.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { consumerLag } from '#platform/outbox/consumer-lag.ts'
import { dropLetter, replayLetter, runJobNow, viewMonitor } from '../contract.ts'
import { letterDrop, letterReplay, listDeadEventsHandler, listDeadRunsHandler } from './dead-letters.ts'
import { listRefusedCallsHandler } from './list-refused-calls.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { type FeatureOfCall, setServiceLevelHandler, viewSlowHandler } from './view-slow.ts'

export type MonitorDependencies = Pick<StaffDependencies, 'audit'> & {
  /** The consumers of this installation. */
  readonly consumers: readonly Consumer[]
  /** The calls of players, by the feature that answers them. */
  readonly served: readonly (ServedCalls & { readonly name: string })[]
}

/** The state of the infrastructure, and acts on it. */
export const monitor = ({ audit, consumers, served }: MonitorDependencies): FeatureModule => ({
  name: 'monitor',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      handleStaff(viewMonitor, async ({ db, now }) => {
        const [lags, jobs] = await Promise.all([consumerLag(db, consumers), jobStateList(db, now)])
        const behind = lags.map(({ consumer: name, lag_seconds: lagSeconds, ...rest }) => ({
          name,
          lagSeconds,
          ...rest,
        }))
        return answer({ at: now, consumers: behind.toSorted((a, b) => b.lagSeconds - a.lagSeconds), jobs })
      }),
      viewSlowHandler(featureOfCalls(served)),
      setServiceLevelHandler({ audit }),
      listDeadEventsHandler,
      listDeadRunsHandler,
      listRefusedCallsHandler,
      handleStaffChange(audit, replayLetter, async ({ input, tx, now }) =>
        (await letterReplay(tx, input, now))
          ? changed({}, { subject: `${input.kind}:${input.id}`, before: null, after: { tried: 'again' } })
          : refuse('letterNotFound'),
      ),
      handleStaffChange(audit, dropLetter, async ({ input, tx }) =>
        (await letterDrop(tx, input))
          ? changed({}, { subject: `${input.kind}:${input.id}`, before: null, after: { dropped: true } })
          : refuse('letterNotFound'),
      ),
      handleStaffChange(audit, runJobNow, async ({ input: { name }, tx, now }) =>
        (await jobRunNow(tx, name, now))
          ? changed({}, { subject: `job:${name}`, before: null, after: { brought: 'forward' } })
          : refuse('jobNotWaiting'),
      ),
    ],
    refusalTexts: {
      notPermitted: staffMessages.notPermitted,
      letterNotFound: 'Another member already retried or discarded this. Reload to see the list.',
      nothingToChange: 'This is the target already. Nothing changed.',
      targetOutOfRange: 'This target is too high to say anything. Nothing changed.',
      jobNotWaiting: 'This job is running now or isn’t scheduled, so it wasn’t started.',
    },
  },
})

const featureOfCalls = (served: MonitorDependencies['served']): FeatureOfCall =>
  new Map(served.flatMap(({ name, handlers }) => handlers.map(({ call }) => [call.path, name] as const)))
