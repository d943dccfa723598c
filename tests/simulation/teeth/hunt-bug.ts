import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { PlantedBug } from './planted-bugs.ts'

export type BugHunt = { readonly seed: number; readonly violation: string; readonly ms: number }

const answer = v.object({ seed: v.optional(v.number()), violation: v.optional(v.string()) })
const here = import.meta.dirname

/** Runs the simulation in a process of its own with the bug in the source. Undefined: no seed found it. */
export async function huntBug({ name }: PlantedBug, seedsMax: number): Promise<BugHunt | undefined> {
  const begun = performance.now()
  const args = ['--disable-warning=ExperimentalWarning', '--import', join(here, 'plant-bug.ts'), join(here, 'hunt.ts')]
  const { stdout } = await promisify(execFile)(process.execPath, [...args, String(seedsMax)], {
    env: { ...process.env, PLANTED_BUG: name },
  })
  const { seed, violation } = v.parse(answer, JSON.parse(stdout))
  if (seed === undefined || violation === undefined) return undefined
  return { seed, violation, ms: Math.round(performance.now() - begun) }
}
