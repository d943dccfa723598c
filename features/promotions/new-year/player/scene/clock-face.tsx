import type { CSSProperties } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { pieceIds } from '../../rules.ts'
import { messages } from '../messages/en.ts'
import { pieceName } from '../piece-name.ts'
import type { OpenedBox, ShownNewYear } from '../use-new-year.ts'
import styles from './clock-face.module.css'
import { PieceMark } from './piece-mark.tsx'

interface ClockFaceProps {
  newYear: ShownNewYear
  /** The newest opening on this page: the hand goes to its piece. */
  fresh: OpenedBox | undefined
}

/** A quarter of the clock for each piece, clockwise from noon: the last one completes midnight. */
const quarters = ['#e0357a', '#ef8b17', '#1f8fd6', '#7a4bf0'] as const

/** The middle of a quarter. A hand without anything to show points to five to twelve. */
const fiveToTwelve = 330
const angleOf = (quarter: number): number => 45 + quarter * 90

/** The clock of the countdown: each quarter lights up with its piece, and with all four the hands meet at twelve. */
export function ClockFace({ newYear: { pieces }, fresh }: ClockFaceProps) {
  const isComplete = pieces.every(({ count }) => count > 0)
  const found = pieceIds.findIndex((id) => fresh?.items.some((item) => item.id === id))
  const angle = found < 0 ? (isComplete ? 360 : fiveToTwelve) : angleOf(found)
  const nonce = fresh?.nonce ?? 0
  return (
    <div
      className={styles.clock}
      data-complete={isComplete || undefined}
      data-grand={fresh?.of === 'grand' || undefined}
    >
      <svg className={styles.face} viewBox="0 0 300 300" aria-hidden="true">
        <Rim />
        {pieces.map(({ id, count }, quarter) => (
          <Quarter key={id} id={id} quarter={quarter} isHeld={count > 0} isFresh={quarter === found} />
        ))}
        <path d="M150 28V272M28 150H272" stroke="#0b0830" strokeWidth="5" />
        <g
          key={nonce}
          className={styles.hand}
          data-turning={nonce > 0 || undefined}
          style={{ '--angle': `${angle}deg` } as CSSProperties}
        >
          <path d="M146 156L148.500 54L150 44L151.500 54L154 156Z" fill="#fff3cf" />
        </g>
        <g className={styles.hour} style={{ '--angle': isComplete ? '360deg' : '357deg' } as CSSProperties}>
          <path d="M145 156L147.500 92L150 82L152.500 92L155 156Z" fill="#ffd15c" />
        </g>
        <circle cx="150" cy="150" r="12" fill="#ffd15c" stroke="#a86b14" strokeWidth="3" />
        <circle cx="150" cy="150" r="4" fill="#7a4a0a" />
      </svg>
      <ul className={styles.pieces} aria-label={messages.clock}>
        {pieces.map(({ id, count }, quarter) => (
          <li key={id} className={styles.piece} data-held={count > 0 || undefined}>
            <i className={styles.dot} style={{ background: quarters[quarter] }} aria-hidden="true" />
            {formatMessage(messages.pieceCount, { piece: pieceName(id), count })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A gold rim with the round bulbs of the feast. */
const Rim = () => (
  <>
    <defs>
      <linearGradient id="new-year-rim" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff0bd" />
        <stop offset="0.5" stopColor="#f1b434" />
        <stop offset="1" stopColor="#9a5f10" />
      </linearGradient>
    </defs>
    <circle cx="150" cy="150" r="144" fill="url(#new-year-rim)" />
    <circle cx="150" cy="150" r="126" fill="#2a1c0a" />
    {Array.from({ length: 24 }, (_, bulb) => (
      <circle
        key={bulb}
        className={styles.bulb}
        style={{ animationDelay: `${bulb * -0.1}s` }}
        cx={150 + 135 * Math.sin((bulb * Math.PI) / 12)}
        cy={150 - 135 * Math.cos((bulb * Math.PI) / 12)}
        r={bulb % 6 === 0 ? 5.5 : 3.6}
        fill="#fffbe8"
      />
    ))}
  </>
)

interface QuarterProps {
  id: number
  quarter: number
  isHeld: boolean
  isFresh: boolean
}

function Quarter({ id, quarter, isHeld, isFresh }: QuarterProps) {
  const middle = (angleOf(quarter) * Math.PI) / 180
  const [x, y] = [150 + 70 * Math.sin(middle), 150 - 70 * Math.cos(middle)]
  return (
    <g className={styles.quarter} data-held={isHeld || undefined} data-fresh={isFresh || undefined}>
      <path
        d="M150 150V28A122 122 0 0 1 272 150Z"
        transform={`rotate(${quarter * 90} 150 150)`}
        fill={isHeld ? quarters[quarter] : '#16123f'}
      />
      {isHeld && <Dots quarter={quarter} />}
      <g transform={`translate(${x} ${y}) scale(1.35)`}>
        <g className={styles.mark}>
          <PieceMark id={id} isHeld={isHeld} />
        </g>
      </g>
    </g>
  )
}

/** Round dots, which bring a prosperous year. */
const Dots = ({ quarter }: { readonly quarter: number }) => (
  <g transform={`rotate(${quarter * 90} 150 150)`} fill="#fff" opacity="0.16">
    {[
      [166, 50, 6],
      [190, 62, 4],
      [232, 78, 7],
      [252, 112, 5],
      [258, 138, 4],
      [170, 132, 5],
      [246, 134, 3],
      [206, 42, 3],
    ].map(([x, y, size]) => (
      <circle key={`${x}:${y}`} cx={x} cy={y} r={size} />
    ))}
  </g>
)
