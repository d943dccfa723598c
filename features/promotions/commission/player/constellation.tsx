import { classNames } from '#platform/ui/class-names.ts'
import styles from './constellation.module.css'

interface ConstellationProps {
  /** Players by level, the nearest first. */
  players: readonly number[]
}

/** The player as the star in the middle: each friend lights a star near it, their friends light those behind. */
export function Constellation({ players }: ConstellationProps) {
  const [friends = 0, ...further] = players
  const others = further.reduce((sum, count) => sum + count, 0)
  return (
    <svg className={styles.sky} viewBox="0 0 320 150" aria-hidden="true">
      <defs>
        <radialGradient id="constellation-glow">
          <stop offset="0" className={styles.glowStart} />
          <stop offset="1" className={styles.glowEnd} />
        </radialGradient>
      </defs>
      {far.map(({ x, y, from }, index) => {
        const near = close[from] ?? centre
        return (
          <path
            key={`${x} ${y}`}
            className={classNames(styles.thread, index < others && styles.lit)}
            d={`M${near.x} ${near.y}L${x} ${y}`}
          />
        )
      })}
      {close.map(({ x, y }, index) => (
        <path
          key={`${x} ${y}`}
          className={classNames(styles.thread, index < friends && styles.lit)}
          d={`M${centre.x} ${centre.y}L${x} ${y}`}
        />
      ))}
      {far.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2.5"
          className={classNames(styles.far, index < others && styles.lit)}
        />
      ))}
      {close.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {index < friends && (
            <circle
              r="13"
              fill="url(#constellation-glow)"
              className={styles.twinkle}
              style={{ animationDelay: `${(index * 7) % 5}s` }}
            />
          )}
          <path d={starPath(6.5)} className={classNames(styles.star, index < friends && styles.lit)} />
        </g>
      ))}
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <circle r="40" fill="url(#constellation-glow)" />
        <path d={starPath(19)} className={styles.you} />
        <path d={starPath(8)} className={styles.heart} />
      </g>
    </svg>
  )
}

const centre = { x: 160, y: 76 }

const close = [
  { x: 106, y: 44 },
  { x: 216, y: 50 },
  { x: 92, y: 98 },
  { x: 224, y: 106 },
  { x: 158, y: 18 },
  { x: 152, y: 134 },
  { x: 64, y: 66 },
  { x: 258, y: 78 },
] as const

const far = [
  { x: 76, y: 20, from: 0 },
  { x: 250, y: 22, from: 1 },
  { x: 52, y: 124, from: 2 },
  { x: 266, y: 132, from: 3 },
  { x: 22, y: 46, from: 6 },
  { x: 300, y: 56, from: 7 },
  { x: 26, y: 92, from: 6 },
  { x: 298, y: 102, from: 7 },
] as const

/** A parol's star: five points around the origin. */
function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return `${tenths(Math.cos(angle) * reach)} ${tenths(Math.sin(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}

const tenths = (length: number): number => Math.round(length * 10) / 10
