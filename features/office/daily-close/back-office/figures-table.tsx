import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { type DayFigureName, dayFigureNames, isCount } from '../day-figures.ts'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import styles from './figures-table.module.css'

const titles: Readonly<Record<DayFigureName, string>> = {
  registrations: messages.registrations,
  firstDeposits: messages.firstDeposits,
  activePlayers: messages.activePlayers,
  rounds: messages.rounds,
  deposits: messages.deposits,
  refunds: messages.refunds,
  withdrawals: messages.withdrawals,
  stakes: messages.bets,
  wins: messages.wins,
  ggr: 'GGR',
  given: messages.bonuses,
  takenBack: messages.bonusesReversed,
  ngr: 'NGR',
}
const results: ReadonlySet<DayFigureName> = new Set(['ggr', 'ngr'])

const text = (name: DayFigureName, value: number): string =>
  isCount(name) ? value.toLocaleString('en-PH') : formatMoney(wireCentavos(value))
const moreText = (name: DayFigureName, value: number): string =>
  isCount(name) ? `${value > 0 ? '+' : ''}${value.toLocaleString('en-PH')}` : formatSignedMoney(wireCentavos(value))

/** A day's figures; for a closed day, those it was closed with and later changes. */
export function FiguresTable({ figures, closing }: Pick<DayView, 'figures' | 'closing'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{messages.figure}</th>
          <th scope="col">{closing ? messages.atClose : messages.now}</th>
          {closing && <th scope="col">{messages.lateItems}</th>}
        </tr>
      </thead>
      <tbody>
        {dayFigureNames.map((name) => {
          const kept = closing?.figures[name] ?? figures[name]
          const late = figures[name] - kept
          return (
            <tr key={name} className={classNames(results.has(name) && styles.result)}>
              <th scope="row">{titles[name]}</th>
              <td className={classNames(kept < 0 && styles.loss)}>{text(name, kept)}</td>
              {closing && (
                <td className={late === 0 ? styles.none : styles.late}>{late === 0 ? '–' : moreText(name, late)}</td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
