import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { pointsText, shareText, type ShownLevel, type StandingProps } from './vip-standing.ts'
import styles from './vip-ladder.module.css'

/** Every level with what it asks for and brings. The player's own stands out; too wide a table scrolls in its frame. */
export const VipLadder = ({ standing: { levels, vip } }: StandingProps) => (
  <Card title="All levels" flush>
    <div className={styles.frame} role="region" aria-label="All levels" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Level', 'Points', 'On reaching', 'Weekly', 'Monthly', 'Birthday', 'Withdrawals'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level, at) => (
            <LevelRow key={level.exp} level={level} at={at} isOwn={at === vip} />
          ))}
        </tbody>
      </table>
    </div>
  </Card>
)

interface LevelRowProps {
  level: ShownLevel
  at: number
  isOwn: boolean
}

const LevelRow = ({ level, at, isOwn }: LevelRowProps) => (
  <tr className={classNames(isOwn && styles.own)} aria-current={isOwn || undefined}>
    <th scope="row">VIP {at}</th>
    <td>{pointsText(level.exp)}</td>
    <td>{amountText(level.levelUp)}</td>
    <td>{shareText(level.weekly)}</td>
    <td>{amountText(level.monthly)}</td>
    <td>{amountText(level.birthday)}</td>
    <td>{level.withdrawals} a day</td>
  </tr>
)

const amountText = (amount: ShownLevel['levelUp']): string => (amount === 0 ? '–' : formatMoney(amount))
