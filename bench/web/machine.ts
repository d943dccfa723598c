import { loadavg } from 'node:os'
import type { Figure } from '../support/figures.ts'
import { spreadOf } from '../support/spread.ts'

const turns = 40_000_000
const loops: number[] = []

/** The same work each time: on a machine that does nothing else it takes the same time, too. Called before each run. */
export function calibrate(): void {
  const begun = performance.now()
  let hash = 0
  for (let turn = 0; turn < turns; turn++) hash = Math.imul(hash ^ turn, 0x01000193)
  loops.push(performance.now() - begun + (hash === 1 ? 1 : 0))
}

/** How reliable the figures are. */
export function machineFigures(): readonly Figure[] {
  const { median, min, max } = spreadOf(loops)
  const note = `${min.toFixed(0)} to ${max.toFixed(0)}: where these lie apart, other work was in the way`
  const [oneMinute = 0, , fifteenMinutes = 0] = loadavg()
  return [
    { what: 'a fixed loop, before each run', value: median, unit: 'ms', note },
    {
      what: 'load, last minute',
      value: oneMinute,
      unit: '',
      digits: 1,
      note: `${fifteenMinutes.toFixed(1)} in 15 min`,
    },
  ]
}
