import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './condition-list.module.css'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'

type Condition = DayView['conditions'][number]

const titles: Readonly<Record<Condition['name'], string>> = {
  over: messages.dayOver,
  dayBefore: messages.earlierDaysClosed,
  ledger: messages.ledgerInBalance,
  accounts: messages.accountsTotalled,
  settlements: messages.paymentsReconciled,
  games: messages.gamesReconciled,
  orders: messages.ordersSettled,
  root: messages.proofRootPublished,
}

/** The page where each can be resolved. */
const pages: Partial<Readonly<Record<Condition['name'], string>>> = {
  ledger: '/monitor',
  settlements: '/reconciliation',
  games: '/providers',
  orders: '/deposits',
}

const marks = {
  met: { icon: 'check-circle', label: messages.met },
  noted: { icon: 'info', label: messages.noted },
  blocks: { icon: 'warning', label: messages.blocks },
} as const

/** The conditions of closing a day, with their state. */
export function ConditionList({ conditions }: Pick<DayView, 'conditions'>) {
  return (
    <ol className={styles.conditions}>
      {conditions.map(({ name, state, text }) => (
        <li key={name} className={classNames(styles.condition, styles[state])}>
          <Icon name={marks[state].icon} size={20} label={marks[state].label} className={styles.mark} />
          <span className={styles.title}>
            {state === 'blocks' && pages[name] ? <a href={pages[name]}>{titles[name]}</a> : titles[name]}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
