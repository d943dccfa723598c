import type { CSSProperties } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { LiveCountdown, SoundSwitch } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { messages } from '../messages/en.ts'
import type { ShownFestival } from '../use-festival.tsx'
import { Banderitas } from './banderitas.tsx'
import { Higante } from './higante.tsx'
import { Houses } from './houses.tsx'
import { StarMark } from './star-mark.tsx'
import styles from './street.module.css'

interface StreetProps {
  festival: ShownFestival
  /** Stars fly up whenever it rises. */
  earnings: number
  onTimeUp: () => void
}

/** The street of the fiesta at dusk, with the player's stars and how long there is to earn or spend them. */
export function Street({ festival, earnings, onTimeUp }: StreetProps) {
  const { name, theme, stars, now } = festival
  const { label, at } = nextEnd(festival)
  return (
    <div className={styles.street} data-theme="night">
      <svg className={styles.view} viewBox="0 0 400 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Dusk />
        <Houses />
        <Higante x={84} scale={0.7} delay={0} wears="barong" />
        <Higante x={316} scale={0.7} delay={-0.8} wears="baro" />
      </svg>
      <svg className={styles.above} viewBox="0 0 400 110" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <Banderitas theme={theme} />
      </svg>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.stars}>
          <StarMark />
          {formatMessage(messages.yourStars, { count: stars })}
        </p>
        <p className={styles.label}>
          {label} <LiveCountdown key={at} at={at} serverTime={now} label={label} onEnd={onTimeUp} />
        </p>
        <div className={styles.links}>
          <ButtonLink href="/rule/festival" variant="ghost" size="small">
            {messages.howItWorks}
          </ButtonLink>
          <SoundSwitch />
        </div>
      </div>
      {earnings > 0 && <FlyingStars key={earnings} />}
    </div>
  )
}

function nextEnd({ now, startsAt, earnsUntil, endsAt }: ShownFestival) {
  if (now < startsAt) return { label: messages.startsIn, at: startsAt }
  return now < earnsUntil ? { label: messages.earnFor, at: earnsUntil } : { label: messages.shopEndsIn, at: endsAt }
}

const Dusk = () => (
  <>
    <defs>
      <linearGradient id="fiesta-dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#241454" />
        <stop offset="0.45" stopColor="#7b2a6e" />
        <stop offset="0.78" stopColor="#e0633f" />
        <stop offset="1" stopColor="#ffb45c" />
      </linearGradient>
      <radialGradient id="fiesta-glow">
        <stop offset="0" stopColor="#ffe9a8" stopOpacity="0.9" />
        <stop offset="0.5" stopColor="#ffab5c" stopOpacity="0.3" />
        <stop offset="1" stopColor="#ff7b5c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path d="M0 0H400V280H0Z" fill="url(#fiesta-dusk)" />
    <circle cx="200" cy="218" r="96" fill="url(#fiesta-glow)" />
  </>
)

const flights = [-150, -118, -86, -54, -24, 12, 44, 80, 112, 148]

/** Ten stars that rise and fade, once. */
const FlyingStars = () => (
  <div className={styles.flight} aria-hidden="true">
    {flights.map((x, at) => (
      <span
        key={x}
        className={styles.flying}
        style={{ '--x': `${x}px`, '--delay': `${(at % 4) * 0.08}s`, '--turn': `${x * 2}deg` } as CSSProperties}
      >
        <StarMark />
      </span>
    ))}
  </div>
)
