import { formatMessage } from '#core/message/format-message.ts'
import { LiveCountdown, SoundSwitch } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { messages } from '../messages/en.ts'
import type { ShownCalendar } from '../use-christmas.ts'
import { Parol } from './parol.tsx'
import styles from './sky.module.css'

interface SkyProps {
  calendar: ShownCalendar
  onDayEnd: () => void
}

/** The night before Simbang Gabi: the church, the parol, and how long until the next door. */
export function Sky({ calendar, onDayEnd }: SkyProps) {
  const { day, doors, startsAt, nextDayAt, endsAt, now } = calendar
  const [label, at] =
    day < 1
      ? [messages.firstDoorIn, startsAt]
      : day < doors
        ? [messages.nextDoorIn, nextDayAt]
        : [messages.boxesEndIn, endsAt]
  return (
    <header className={styles.sky} data-theme="night">
      <Night />
      <div className={styles.words}>
        <p className={styles.day}>
          {day < 1 || day > doors ? messages.title : formatMessage(messages.dayOfDoors, { day, doors })}
        </p>
        <p className={styles.count}>
          <span className={styles.label}>{label}</span>
          <LiveCountdown at={at} serverTime={now} label={label} onEnd={onDayEnd} />
        </p>
        <div className={styles.links}>
          <ButtonLink href="/rule/christmas" variant="ghost" size="small">
            {messages.howItWorks}
          </ButtonLink>
          <SoundSwitch />
        </div>
      </div>
      <div className={styles.lantern}>
        <Parol />
      </div>
    </header>
  )
}

const stars: readonly (readonly [number, number, number])[] = [
  [24, 30, 1.2],
  [62, 74, 0.9],
  [98, 22, 1.4],
  [132, 58, 0.8],
  [170, 18, 1],
  [206, 86, 0.9],
  [214, 34, 1.3],
  [248, 14, 0.9],
  [18, 104, 0.8],
  [150, 104, 1],
  [384, 24, 1.2],
  [372, 92, 0.9],
]

const Night = () => (
  <svg className={styles.night} viewBox="0 0 400 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="xmas-night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0a0c2c" />
        <stop offset="0.55" stopColor="#2b1757" />
        <stop offset="1" stopColor="#8a3b5e" />
      </linearGradient>
      <linearGradient id="xmas-hill" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2a1748" />
        <stop offset="1" stopColor="#170b2e" />
      </linearGradient>
    </defs>
    <path d="M0 0H400V190H0Z" fill="url(#xmas-night)" />
    {stars.map(([x, y, size], star) => (
      <circle
        key={star}
        className={styles.star}
        style={{ animationDelay: `${star * -0.7}s` }}
        cx={x}
        cy={y}
        r={size}
        fill="#fff6dc"
      />
    ))}
    <path d="M0 150Q60 120 130 140T260 132T400 146V190H0Z" fill="#3b1d57" />
    <Church />
    <path d="M0 172Q90 152 200 168T400 160V190H0Z" fill="url(#xmas-hill)" />
    <Palm at={6} height={58} />
    <Palm at={378} height={54} />
  </svg>
)

/** A baroque church with its belfry; the windows are lit for the dawn mass. */
const Church = () => (
  <g transform="translate(172 104) scale(0.78)" fill="#20103c">
    <path d="M0 82V40Q0 30 8 28Q12 12 34 8Q56 12 60 28Q68 30 68 40V82Z" />
    <path d="M74 82V18L79 12V2H97V12L102 18V82Z" />
    <path d="M77 2Q88 -16 99 2Z" />
    <path d="M88 -20V-10M84.500 -16.500H91.5" stroke="#20103c" strokeWidth="2.4" />
    <path d="M34 8V-4M29.500 0H38.5" stroke="#20103c" strokeWidth="2.4" />
    <g className={styles.lit} fill="#ffcf73">
      <path d="M28 82V62Q34 54 40 62V82Z" />
      <circle cx="34" cy="34" r="7" />
      <path d="M10 62V50Q14 45 18 50V62ZM50 62V50Q54 45 58 50V62Z" />
      <path d="M83 34V24Q88 18 93 24V34ZM83 60V48Q88 42 93 48V60Z" />
    </g>
  </g>
)

/** A coconut palm. */
const Palm = ({ at, height }: { readonly at: number; readonly height: number }) => (
  <g transform={`translate(${at} ${188 - height})`} fill="none" stroke="#120926" strokeLinecap="round">
    <path d={`M0 0Q6 ${height / 2} 0 ${height}`} strokeWidth="5" />
    {[-150, -120, -80, -45, -20, 15].map((angle) => (
      <path key={angle} d="M0 0Q14 -8 30 4" strokeWidth="4.5" transform={`rotate(${angle + 60})`} />
    ))}
  </g>
)
