import { hours } from '#core/clock/duration.ts'
import type { Log } from '#platform/log/log.ts'

const checkedEvery = hours(24)

type ReleaseFollower = {
  /** Compares the files of this process with those that were released. */
  readonly check: () => Promise<unknown>
  readonly log: Log
}

/** Checks a process now and every 24 hours. */
export function followRelease({ check, log }: ReleaseFollower): { readonly stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    await check().catch((err: unknown) =>
      log.error({ err }, 'the files of this process could not be compared with those that were released'),
    )
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, checkedEvery).unref()
  }
  let running = run()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
