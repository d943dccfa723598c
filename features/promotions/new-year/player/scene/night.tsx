import type { CSSProperties, ReactNode } from 'react'
import { LiveCountdown, SoundSwitch } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { messages } from '../messages/en.ts'
import type { ShownNewYear } from '../use-new-year.ts'
import { BayView } from './bay-view.tsx'
import { CountdownTiles } from './countdown-tiles.tsx'
import styles from './night.module.css'

interface NightProps {
  newYear: ShownNewYear
  /** The grand box was opened just now: every rocket rises. */
  isGrand: boolean
  onTimeUp: () => void
  children: ReactNode
}

/** The night over Manila Bay: how long until midnight, then the fireworks of the New Year. */
export function Night({ newYear: { now, midnightAt, endsAt }, isGrand, onTimeUp, children }: NightProps) {
  const isNewYear = now >= midnightAt
  return (
    <div className={styles.night}>
      <BayView />
      <Fireworks isFull={isNewYear || isGrand} />
      <header className={styles.words}>
        {isNewYear ? (
          <>
            <p className={styles.greeting}>{messages.happyNewYear}</p>
            <p className={styles.label}>
              {messages.claimWithin}{' '}
              <LiveCountdown at={endsAt} serverTime={now} label={messages.claimWithin} onEnd={onTimeUp} />
            </p>
          </>
        ) : (
          <>
            <p className={styles.label}>{messages.untilMidnight}</p>
            <CountdownTiles at={midnightAt} serverTime={now} label={messages.untilMidnight} onEnd={onTimeUp} />
          </>
        )}
      </header>
      {children}
      <footer className={styles.links}>
        <ButtonLink href="/rule/newYear" variant="ghost" size="small">
          {messages.howItWorks}
        </ButtonLink>
        <SoundSwitch />
      </footer>
    </div>
  )
}

type Rocket = readonly [x: number, y: number, size: number, colour: string, delay: number]

const quiet: readonly Rocket[] = [
  [14, 22, 70, '#ffd15c', 0],
  [86, 30, 84, '#ff7ab8', 1.7],
]
const full: readonly Rocket[] = [
  ...quiet,
  [28, 46, 56, '#6ee7ff', 0.6],
  [72, 14, 62, '#a78bff', 1.1],
  [8, 62, 64, '#7dffb0', 2.2],
  [93, 58, 58, '#ffb25c', 2.7],
  [50, 10, 76, '#ffffff', 3.1],
]

const Fireworks = ({ isFull }: { readonly isFull: boolean }) => (
  <div className={styles.fireworks} aria-hidden="true">
    {(isFull ? full : quiet).map(([x, y, size, colour, delay]) => (
      <svg
        key={`${x}:${y}`}
        className={styles.rocket}
        viewBox="-50 -50 100 100"
        width={size}
        height={size}
        style={{ left: `${x}%`, top: `${y}%`, '--delay': `${delay}s`, color: colour } as CSSProperties}
      >
        <Sparks />
      </svg>
    ))}
  </div>
)

/** Two rings of trails, and a spark at the end of each. */
const Sparks = () => (
  <g stroke="currentColor" strokeLinecap="round" fill="currentColor">
    {Array.from({ length: 16 }, (_, ray) => {
      const outer = ray % 2 === 0
      return (
        <g key={ray} transform={`rotate(${ray * 22.5})`}>
          <path d={outer ? 'M0 -16V-40' : 'M0 -10V-24'} strokeWidth={outer ? 2 : 1.5} opacity={outer ? 0.9 : 0.6} />
          <circle cy={outer ? -45 : -29} r={outer ? 2.2 : 1.5} stroke="none" />
        </g>
      )
    })}
  </g>
)
