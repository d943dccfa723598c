import type { ResponseOf } from '#core/contract/call.ts'
import type { readVip } from '../contract.ts'

export type ShownStanding = ResponseOf<typeof readVip>
export type ShownLevel = ShownStanding['levels'][number]
export interface StandingProps {
  standing: ShownStanding
}

/** A share as a percentage: 0.0025 is 0.25 %. */
export const shareText = (share: number): string =>
  share === 0 ? '–' : new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 }).format(share)

export const pointsText = (points: number): string => points.toLocaleString('en-PH')
