/** The modes of a site, in which slots are played at different paces. */
type SiteMode = 'normal' | 'green'

/** The pause between two spins, by the mode of the site: in green mode play is slow. */
export const spinMsByMode = { normal: 1_000, green: 2_500 } as const satisfies Readonly<Record<SiteMode, number>>

const autoRoundsMax = 50

/** As far as the operator's settings decide it. */
type PaceSettings = { readonly mode: SiteMode; readonly autoPlay: boolean }

/** The most rounds that a slot may play by itself, where the operator and the mode of the site allow it at all. */
export const autoRoundsMaxOf = ({ mode, autoPlay }: PaceSettings): number =>
  autoPlay && mode === 'normal' ? autoRoundsMax : 0

/** Whether a slot may sell a round that begins in its bonus, for play money, too. */
export const sellsBonusIn = ({
  mode,
  bonusBuy,
}: Pick<PaceSettings, 'mode'> & { readonly bonusBuy: boolean }): boolean => bonusBuy && mode === 'normal'
