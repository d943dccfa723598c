import { formatMoney } from '#core/money/format-money.ts'
import { centavos } from '#core/money/centavos.ts'
import type { CaseFigures } from './store/return-case.store.ts'

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The reason of an automatic pause, with its figures, as the history of the catalogue and the audit log show it. */
export function caseSentence({ stake, rounds, measured, bandLow, bandHigh }: CaseFigures): string {
  const where = stake === 0n ? '' : ` at bets from ${formatMoney(centavos(stake))}`
  const band = `${percent.format(bandLow)} to ${percent.format(bandHigh)}`
  return `It returned ${percent.format(measured)} over ${rounds.toLocaleString('en-PH')} rounds${where}, outside ${band}.`
}

/** For the audit log and the server's log. */
export const loggedFigures = ({ side, stake, rounds, staked, won, measured, bandLow, bandHigh }: CaseFigures) => ({
  side,
  stake: String(stake),
  rounds: Number(rounds),
  staked: String(staked),
  won: String(won),
  measured: percent.format(measured),
  bandLow: percent.format(bandLow),
  bandHigh: percent.format(bandHigh),
})
