import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { DayTasks } from './day-tasks.tsx'
import styles from './festival.module.css'
import { messages } from './messages/en.ts'
import { Packs } from './packs.tsx'
import { Street } from './scene/street.tsx'
import { StarShop } from './star-shop.tsx'
import { type ShownFestival, useFestival } from './use-festival.tsx'

interface FestivalProps {
  festival: ShownFestival
  /** The festival, its earning or the day has begun or ended: the answer is out of date. */
  onTimeUp: () => void
}

/** The street with the player's stars and, below it, how to earn and spend them. */
export function Festival({ festival: known, onTimeUp }: FestivalProps) {
  const { festival, earnings, claimTask, exchange, taskPending, exchangePending, dialogs } = useFestival(known)
  const { now, startsAt, earnsUntil } = festival
  const isAhead = now < startsAt
  const isEarning = !isAhead && now < earnsUntil
  return (
    <div className={styles.page}>
      <section className={styles.scene}>
        <Street festival={festival} earnings={earnings} onTimeUp={onTimeUp} />
      </section>
      <div className={styles.earn}>
        {isAhead && <Ahead startsAt={startsAt} />}
        {isEarning && (
          <>
            <DayTasks festival={festival} pending={taskPending} onClaim={claimTask} onDayEnd={onTimeUp} />
            <Packs festival={festival} />
          </>
        )}
      </div>
      <div className={styles.spend}>
        <StarShop festival={festival} isOpen={!isAhead} pending={exchangePending} onExchange={exchange} />
      </div>
      {dialogs}
    </div>
  )
}

const Ahead = ({ startsAt }: Pick<ShownFestival, 'startsAt'>) => (
  <Card>
    <EmptyState icon="star" title={messages.soon}>
      {formatMessage(messages.soonHint, { day: formatDay(dayOf(startsAt)) })}
    </EmptyState>
  </Card>
)
