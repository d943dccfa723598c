import { formatHundredths } from '#core/money/format-money.ts'

export type HeightBand = 'low' | 'good' | 'great'

const goodFrom = 200
const greatFrom = 1_000

/** How the number and the history are coloured: below twice, below ten times, and above. */
export const heightBand = (height: number): HeightBand =>
  height >= greatFrom ? 'great' : height >= goodFrom ? 'good' : 'low'

/** Always with hundredths: figures below each other are compared. */
export const heightText = (height: number): string => `×${formatHundredths(height)}`
