import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessPlan, type SupervisedProcess, startProcess } from './supervised-process.ts'

export type SupervisorOptions = {
  readonly plans: readonly ProcessPlan[]
  readonly report: (name: string, line: string) => void
  readonly restartAfterMs?: RestartAfter
  /** How long a process may take to end before it is killed. */
  readonly stopMsMax?: number | undefined
}

type RestartAfter = { readonly min: number; readonly max: number }

export type Supervisor = {
  /** Settles when a process ends again and again before `settle` was called: starting it more often would not help. */
  readonly gaveUp: Promise<string>
  /** From now on everything worked once, so whatever ends is started again without end. */
  readonly settle: () => void
  /** Starts a process again at once, also one that waits because it failed. */
  readonly restart: (name: string) => void
  readonly stop: () => Promise<void>
}

const attemptsBeforeSettledMax = 3
const restartAfterDefault: RestartAfter = { min: 500, max: 30_000 }
// A process that lived this long did not fail at its start.
const longLifeMs = 60_000

/** Keeps the processes running until stopped. */
export function supervise(options: SupervisorOptions): Supervisor {
  const { plans, report, restartAfterMs = restartAfterDefault, stopMsMax } = options
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<string>()
  const supervision: Supervision = { report, restartAfterMs, stopMsMax, giveUp, settled: false, stopped: false }
  const keepers = new Map(plans.map((plan) => [plan.name, createKeeper(plan)]))
  const keeping = [...keepers.values()].map((keeper) => keepRunning(keeper, supervision))
  return {
    gaveUp,
    settle: () => {
      supervision.settled = true
    },
    restart: (name) => {
      const keeper = keepers.get(name)
      if (keeper !== undefined) void endCurrent(keeper)
    },
    stop: async () => {
      supervision.stopped = true
      await Promise.all([...keepers.values()].map(endCurrent))
      await Promise.all(keeping)
    },
  }
}

type Supervision = Pick<Required<SupervisorOptions>, 'report' | 'restartAfterMs' | 'stopMsMax'> & {
  readonly giveUp: (reason: string) => void
  settled: boolean
  stopped: boolean
}

/** One process through all its lives. */
type Keeper = {
  readonly plan: ProcessPlan
  current: SupervisedProcess | undefined
  /** Ended on request: by nobody's fault, and without a pause before the next life. */
  isStopRequested: boolean
  pause: AbortController
}

const createKeeper = (plan: ProcessPlan): Keeper => ({
  plan,
  current: undefined,
  isStopRequested: false,
  pause: new AbortController(),
})

async function endCurrent(keeper: Keeper): Promise<void> {
  keeper.isStopRequested = true
  keeper.pause.abort()
  await keeper.current?.stop()
}

async function keepRunning(keeper: Keeper, supervision: Supervision): Promise<void> {
  const { name } = keeper.plan
  let failures = 0
  while (!supervision.stopped) {
    const begun = performance.now()
    keeper.isStopRequested = false
    keeper.current = startProcess(keeper.plan, (line) => supervision.report(name, line), supervision.stopMsMax)
    const end = await keeper.current.ended
    keeper.current = undefined
    if (keeper.isStopRequested) {
      failures = 0
      continue
    }
    failures = performance.now() - begun > longLifeMs ? 1 : failures + 1
    if (!supervision.settled && failures >= attemptsBeforeSettledMax)
      return supervision.giveUp(`${name} does not start: it ${end}.`)
    const waitMs = Math.min(supervision.restartAfterMs.min * 2 ** (failures - 1), supervision.restartAfterMs.max)
    supervision.report(name, `${end}; starting it again in ${waitMs / 1_000} s`)
    await pause(keeper, waitMs)
  }
}

async function pause(keeper: Keeper, waitMs: number): Promise<void> {
  keeper.pause = new AbortController()
  await sleep(waitMs, undefined, { signal: keeper.pause.signal }).catch(() => undefined)
}
