import type { ReactNode } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { shareText, type StandingProps } from './vip-standing.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './vip-privileges.module.css'

/** The benefits of the level in effect. */
export function VipPrivileges({ standing: { acting, levels } }: StandingProps) {
  const level = levels[acting]
  if (level === undefined) return null
  return (
    <Card title={formatMessage(messages.levelBenefits, { level: acting })}>
      <dl className={styles.grid}>
        <Privilege icon="withdraw" name={messages.dailyWithdrawals}>
          {level.withdrawals}
        </Privilege>
        <Privilege icon="bolt" name={messages.automaticMax}>
          {formatMoney(level.automaticMax)}
        </Privilege>
        <Privilege icon="refresh" name={messages.weeklyShare}>
          {shareText(level.weekly)}
        </Privilege>
        <Privilege icon="calendar" name={messages.monthlyReward}>
          {level.monthly === 0 ? '–' : formatMoney(level.monthly)}
        </Privilege>
        <Privilege icon="gift" name={messages.birthdayReward}>
          {level.birthday === 0 ? '–' : formatMoney(level.birthday)}
        </Privilege>
      </dl>
    </Card>
  )
}

interface PrivilegeProps {
  icon: IconName
  name: string
  children: ReactNode
}

const Privilege = ({ icon, name, children }: PrivilegeProps) => (
  <div className={styles.privilege}>
    <Icon name={icon} size={22} />
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
