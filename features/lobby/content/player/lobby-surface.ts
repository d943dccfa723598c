import type { SiteMode } from '#core/enumerations/site-mode.ts'

/** The blocks of the home that a mode has or leaves out. */
export type LobbySurface = {
  readonly promoVideo: boolean
  readonly rewards: boolean
  readonly bigWins: boolean
  readonly download: boolean
  readonly floatingMenu: boolean
  /** The wallets that players know, and the mark of responsible play, in the footer. */
  readonly paymentMarks: boolean
}

/** Green mode is the same house with less noise. */
export function surfaceOf(mode: SiteMode): LobbySurface {
  const loud = mode !== 'green'
  return {
    promoVideo: loud,
    rewards: loud,
    bigWins: loud,
    download: loud,
    floatingMenu: loud,
    paymentMarks: !loud,
  }
}
