import { Fragment } from 'react'
import { DrawProof } from '#features/promotions/kit/player/index.ts'
import { BoxRow } from './box-row.tsx'
import styles from './calendar.module.css'
import { House } from './scene/house.tsx'
import { Sky } from './scene/sky.tsx'
import { TodayCard } from './today-card.tsx'
import { type ShownCalendar, useChristmas } from './use-christmas.ts'

interface CalendarProps {
  calendar: ShownCalendar
  onDayEnd: () => void
}

/** The house and, beside it, what today asks for. */
export function Calendar({ calendar: known, onDayEnd }: CalendarProps) {
  const { calendar, fresh, pending, stamp, openDoor, openExtra, claimBox, dialogs } = useChristmas(known)
  const last = calendar.opened.at(-1)
  return (
    <div className={styles.page}>
      <section className={styles.scene}>
        <Sky calendar={calendar} onDayEnd={onDayEnd} />
        <House calendar={calendar} fresh={fresh} pending={pending} onOpen={openDoor} />
      </section>
      <div className={styles.today}>
        <TodayCard calendar={calendar} pending={pending} onStamp={stamp} onOpen={openDoor} onExtra={openExtra} />
      </div>
      <div className={styles.side}>
        <BoxRow calendar={calendar} pending={pending} onClaim={claimBox} />
        <DrawProof
          sealHash={calendar.sealHash}
          last={last}
          prizes={calendar.prizes}
          isDrawn={({ keys, items }) => JSON.stringify({ keys, items }) === JSON.stringify(giftOf(last))}
        />
      </div>
      {dialogs.map((dialog, index) => (
        <Fragment key={index}>{dialog}</Fragment>
      ))}
    </div>
  )
}

const giftOf = (door: ShownCalendar['opened'][number] | undefined) => door && { keys: door.keys, items: door.items }
