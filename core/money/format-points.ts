import { formatHundredths } from './format-money.ts'
import { withoutZeroCentavos } from './short-money.ts'

/** A player's points, which are hundredths only where a rate has made some: 1,234 and 62.50. */
export const formatPoints = (hundredths: bigint | number): string => withoutZeroCentavos(formatHundredths(hundredths))
