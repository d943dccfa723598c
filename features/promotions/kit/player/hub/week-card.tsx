import { type CalendarDay, dayOf, endOfDay } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { localeOf } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { LiveCountdown } from '../live-countdown.tsx'
import { rewardWithConditions, shortReward } from '../reward-words.ts'
import type { StandingPromotion } from './use-standings.ts'
import { nextOf, type Week, type WeekDay, weekDates } from './week.ts'
import { messages } from '../messages/en.ts'
import styles from './week-card.module.css'

type WeekCardProps = { readonly promotions: readonly StandingPromotion[]; readonly onMidnight: () => void }

/** The rewards of each day on one calendar, with a row for each promotion that has some. */
export function WeekCard({ promotions, onMidnight }: WeekCardProps) {
  const rows = promotions.flatMap(({ week, ...promotion }) => (week ? [{ ...promotion, week }] : []))
  // Answers from both sides of midnight: the newest says which day it is.
  const now = rows.map(({ week }) => week.now).toSorted((one, other) => other - one)[0]
  if (now === undefined) return null
  const today = dayOf(now)
  const dates = weekDates(today)
  return (
    <Card
      title={messages.yourWeek}
      action={
        <span className={styles.countdown}>
          {messages.nextDayIn}{' '}
          <LiveCountdown at={endOfDay(today)} serverTime={now} label={messages.nextDayIn} onEnd={onMidnight} />
        </span>
      }
    >
      <div className={styles.calendar}>
        <div className={styles.strip} aria-hidden="true">
          {dates.map((date) => (
            <span key={date} className={classNames(styles.date, date === today && styles.today)}>
              <span>{weekday.format(new Date(`${date}T00:00:00Z`))}</span>
              <span className={styles.number}>{Number(date.slice(8))}</span>
            </span>
          ))}
        </div>
        {rows.map(({ id, title, href, week }) => (
          <section key={id} className={styles.row}>
            <Link to={href} className={styles.title}>
              <span>{title}</span>
              <Icon name="chevron-right" size={16} />
            </Link>
            <Next week={week} today={today} />
            <ol className={styles.strip}>
              {dates.map((date) => (
                <Cell key={date} date={date} day={week.days.find((each) => each.date === date)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** The next reward with its conditions. */
function Next({ week, today }: { readonly week: Week; readonly today: CalendarDay }) {
  const next = nextOf(week, today)
  if (next === undefined) return null
  const values = {
    rewards: next.items.map(rewardWithConditions).join(' + '),
    day: next.date ? formatDay(next.date) : '',
  }
  const text =
    next.status === 'claimable'
      ? messages.readyReward
      : next.date === today
        ? messages.todaysReward
        : messages.nextReward
  return <p className={styles.next}>{formatMessage(text, values)}</p>
}

const stateWords = {
  claimable: messages.readyDay,
  done: messages.claimed,
  counted: messages.countedDay,
  locked: messages.locked,
} as const

function Cell({ date, day }: { readonly date: CalendarDay; readonly day: WeekDay | undefined }) {
  if (day === undefined) return <li className={styles.empty} aria-hidden="true" />
  return (
    <li
      className={classNames(styles.cell, styles[day.status])}
      aria-label={formatMessage(messages.dayReward, {
        day: formatDay(date),
        rewards: day.items.map(rewardWithConditions).join(' + '),
        state: stateWords[day.status],
      })}
    >
      <Icon name={day.status === 'done' || day.status === 'counted' ? 'check-circle' : 'gift'} size={18} />
      <span className={styles.short}>{shortReward(day.items)}</span>
    </li>
  )
}

const weekday = new Intl.DateTimeFormat(localeOf(appLanguage), { weekday: 'short', timeZone: 'UTC' })
