import { sparesDataNow } from '../data-saver/data-saver.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches in idle time what the next tap will probably need, unless the device spares data. A failed fetch is repeated
 * by the tap. Returns the cancel function.
 */
export const fetchAhead = (fetchPart: () => Promise<unknown>): (() => void) =>
  sparesDataNow() ? () => {} : whenIdle(() => void fetchPart().catch(() => {}))
