import type { Brand } from '#core/brand.ts'

/** Lottery points, in hundredths of a point. */
export type Points = Brand<bigint, 'Points'>

export const points = (hundredths: bigint): Points => hundredths as Points
