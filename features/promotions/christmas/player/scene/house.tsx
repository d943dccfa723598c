import type { FreshDoor, ShownCalendar } from '../use-christmas.ts'
import { doorState } from '../door-state.ts'
import styles from './house.module.css'
import { WindowDoor } from './window-door.tsx'

interface HouseProps {
  calendar: ShownCalendar
  fresh: FreshDoor | undefined
  pending: boolean
  onOpen: () => void
}

/** A house of wood and stone; each day is one of its capiz windows. */
export function House({ calendar, fresh, pending, onOpen }: HouseProps) {
  return (
    <div className={styles.house} data-theme="night">
      <Eaves />
      <ol className={styles.windows}>
        {Array.from({ length: calendar.doors }, (_, index) => {
          const day = index + 1
          const opened = calendar.opened.findLast((door) => door.day === day)
          const isFresh = opened !== undefined && fresh?.nonce === opened.nonce
          return (
            <li key={isFresh ? `${day}:${opened.nonce}` : day}>
              <WindowDoor
                day={day}
                state={doorState(calendar, day)}
                opened={opened}
                extras={calendar.opened.filter((door) => door.day === day && door.extra > 0).length}
                isFresh={isFresh}
                pending={pending}
                onOpen={onOpen}
              />
            </li>
          )
        })}
      </ol>
      <div className={styles.base} aria-hidden="true" />
    </div>
  )
}

const bulbs = 25
const tiles = 20

/** The tiled eaves, and under them a string of lights. */
const Eaves = () => (
  <svg className={styles.eaves} viewBox="0 0 400 46" preserveAspectRatio="none" aria-hidden="true">
    <path d="M14 0H386L400 26H0Z" fill="#7d3226" />
    <path d="M14 0H386L389 6H11Z" fill="#9c4632" />
    {Array.from({ length: tiles }, (_, tile) => (
      <path key={tile} d={`M${tile * 20} 24q10 14 20 0z`} fill={tile % 2 === 0 ? '#8f3c2c' : '#6c2a21'} />
    ))}
    <path d="M0 33Q50 44 100 34T200 34T300 34T400 33" fill="none" stroke="#2c150f" strokeWidth="1.2" />
    {Array.from({ length: bulbs }, (_, bulb) => (
      <circle
        key={bulb}
        className={styles.bulb}
        style={{ animationDelay: `${bulb * -0.1}s` }}
        cx={8 + bulb * 16}
        cy={37 + Math.sin(bulb * 1.55) * 3}
        r="3"
        fill={['#ff5d73', '#ffd15c', '#57e39b', '#6cc8ff'][bulb % 4]}
      />
    ))}
  </svg>
)
