import { setTimeout as pause } from 'node:timers/promises'
import { StepFailed } from './visitor.ts'

const lookEveryMs = 250

export type Wait = { readonly forMs: number; readonly what: string }

/** Looks until there is something, as a screen does that waits. */
export async function until<T>(look: () => Promise<T | undefined>, { forMs, what }: Wait): Promise<T> {
  const end = performance.now() + forMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() >= end) throw new StepFailed(`${what} within ${forMs / 1_000} seconds`)
    await pause(lookEveryMs)
  }
}
