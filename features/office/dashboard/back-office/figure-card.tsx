import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import type { FigureName, viewDashboard } from '../contract.ts'
import { cumulated } from './curve-path.ts'
import { DayChart } from './day-chart.tsx'
import { figureWords } from './figure-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './figure-card.module.css'

export type Dashboard = ResponseOf<typeof viewDashboard>

/** One figure of the day: its value, its comparison, and its curve. */
export function FigureCard({ name, dashboard }: { readonly name: FigureName; readonly dashboard: Dashboard }) {
  const { label, about, isMoney, isSummed } = figureWords[name]
  const [today, yesterday, lastWeek] = [dashboard.today[name], dashboard.yesterday[name], dashboard.lastWeek[name]]
  const text = (value: number) => (isMoney ? formatMoney(wireCentavos(value)) : value.toLocaleString('en-PH'))
  const curveOf = (hours: readonly number[]) => (isSummed ? cumulated(hours) : hours)
  return (
    <section className={styles.card} aria-label={label}>
      <header className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={styles.about}>{about}</span>
      </header>
      <p className={styles.value}>{text(today.soFar)}</p>
      <div className={styles.against}>
        <Against words={againstYesterday} now={today.soFar} before={yesterday.soFar} text={text} />
        <Against words={againstLastWeek} now={today.soFar} before={lastWeek.soFar} text={text} />
      </div>
      <DayChart
        label={formatMessage(messages.chartLabel, {
          label,
          today: text(today.soFar),
          yesterday: text(yesterday.all),
          lastWeek: text(lastWeek.all),
        })}
        today={curveOf(today.hours).slice(0, hourOf(dashboard) + 1)}
        yesterday={curveOf(yesterday.hours)}
        lastWeek={curveOf(lastWeek.hours)}
      />
    </section>
  )
}

const againstYesterday = { change: messages.changeOnYesterday, title: messages.yesterdayByNow } as const
const againstLastWeek = { change: messages.changeOnLastWeek, title: messages.lastWeekByNow } as const

type AgainstProps = {
  readonly words: typeof againstYesterday | typeof againstLastWeek
  readonly now: number
  readonly before: number
  readonly text: (value: number) => string
}

const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

/** The value at this time of that day. */
function Against({ words, now, before, text }: AgainstProps) {
  const tone = now === before ? styles.same : now > before ? styles.more : styles.less
  return (
    <span title={formatMessage(words.title, { before: text(before) })}>
      {formatRich(words.change, {
        change: <b className={classNames(styles.change, tone)}>{changeText({ now, before, text })}</b>,
      })}
    </span>
  )
}

/** A percentage if meaningful, otherwise the difference. */
function changeText({ now, before, text }: Omit<AgainstProps, 'words'>): string {
  if (now === before) return '='
  const share = before === 0 ? Infinity : (now - before) / Math.abs(before)
  return Math.abs(share) < 10 ? percent.format(share) : `${now > before ? '+' : ''}${text(now - before)}`
}

const manilaHour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Manila' })
const hourOf = ({ at }: Dashboard): number => Number(manilaHour.format(at))
