import { Fragment } from 'react'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { DrawProof } from '#features/promotions/kit/player/index.ts'
import { boxTable } from '../rules.ts'
import { CollectCard } from './collect-card.tsx'
import styles from './countdown.module.css'
import { DayTasks } from './day-tasks.tsx'
import { messages } from './messages/en.ts'
import { ClockFace } from './scene/clock-face.tsx'
import { Night } from './scene/night.tsx'
import { type ShownNewYear, useNewYear } from './use-new-year.ts'
import { Winners } from './winners.tsx'

interface CountdownProps {
  newYear: ShownNewYear
  /** The countdown or the day has ended: the answer is out of date. */
  onTimeUp: () => void
}

/** The night with its clock and, below it, what the player can do today. */
export function Countdown({ newYear: known, onTimeUp }: CountdownProps) {
  const acts = useNewYear(known)
  const { newYear, fresh, dialogs } = acts
  const isAhead = newYear.now < newYear.startsAt
  return (
    <div className={styles.page}>
      <section className={styles.scene}>
        <Night newYear={newYear} isGrand={fresh?.of === 'grand'} onTimeUp={onTimeUp}>
          <ClockFace newYear={newYear} fresh={fresh} />
        </Night>
      </section>
      <div className={styles.act}>
        <CollectCard newYear={newYear} pending={acts.isOpening} onOpen={acts.openBox} onOpenGrand={acts.openGrand} />
      </div>
      <div className={styles.side}>
        {!isAhead && (
          <DayTasks
            newYear={newYear}
            pending={acts.isEarning}
            onShare={acts.share}
            onClaim={acts.claimTask}
            onExtra={acts.takeExtra}
            onDayEnd={onTimeUp}
          />
        )}
        <Proof newYear={newYear} />
        <p className={styles.note}>{formatMessage(messages.leftovers, { day: lastDay(newYear.endsAt) })}</p>
        <Winners />
      </div>
      {dialogs.map(({ name, dialog }) => (
        <Fragment key={name}>{dialog}</Fragment>
      ))}
    </div>
  )
}

function Proof({ newYear: { last, prizes, grandPrizes, sealHash } }: { readonly newYear: ShownNewYear }) {
  const table = last?.of === 'grand' ? grandPrizes : boxTable(prizes, last?.isGuaranteed ?? false)
  return (
    <DrawProof
      sealHash={sealHash}
      last={last ?? undefined}
      prizes={table}
      isDrawn={({ items }) => JSON.stringify(items) === JSON.stringify(last?.items)}
    />
  )
}

/** The end is a midnight: its last day is the one before. */
const lastDay = (endsAt: ShownNewYear['endsAt']): string => formatDay(dayOf(addDuration(endsAt, milliseconds(-1))))
