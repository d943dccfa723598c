import type { ReactNode } from 'react'
import styles from './drum-scene.module.css'

interface DrumSceneProps {
  /** On the sign above the drum. */
  sign: ReactNode
  /** Tickets are being drawn soon: the drum turns faster. */
  isDrawing: boolean
  children: ReactNode
}

/** A fair's stage at dusk, with the drum that turns the tickets. */
export const DrumScene = ({ sign, isDrawing, children }: DrumSceneProps) => (
  <section className={styles.scene} data-theme="night">
    <div className={styles.stage} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 360 214">
        <Sky />
        <Bulbs />
        <g data-fast={isDrawing || undefined} className={styles.drum}>
          <Drum />
        </g>
        <Stand />
        <Ticket x={58} y={176} turn={-18} />
        <Ticket x={92} y={189} turn={8} />
        <Ticket x={286} y={182} turn={16} />
        <Ticket x={318} y={190} turn={-10} />
      </svg>
    </div>
    <div className={styles.sign}>{sign}</div>
    <div className={styles.words}>{children}</div>
  </section>
)

const Sky = () => (
  <>
    <defs>
      <linearGradient id="lottery-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#12254f" />
        <stop offset="0.62" stopColor="#3a2b73" />
        <stop offset="1" stopColor="#8a3f6b" />
      </linearGradient>
      <radialGradient id="lottery-glow" cx="0.5" cy="0.56" r="0.5">
        <stop offset="0" stopColor="#ffcf5f" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffcf5f" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="lottery-rim" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#ffe9ae" />
        <stop offset="0.5" stopColor="#f4b93a" />
        <stop offset="1" stopColor="#a86b14" />
      </linearGradient>
    </defs>
    <rect width="360" height="214" fill="url(#lottery-sky)" />
    <rect width="360" height="214" fill="url(#lottery-glow)" />
    <path d="M0 214 V170 Q60 150 108 166 T214 160 T360 168 V214Z" fill="#1b1036" />
  </>
)

/** Strings of bulbs from the top corners. */
const Bulbs = () => (
  <g>
    <path d="M-6 14 Q 90 74 180 40 T 366 14" fill="none" stroke="#0d0a26" strokeWidth="2" />
    {bulbs.map(({ x, y, colour }, index) => (
      <g key={x} className={styles.bulb} style={{ animationDelay: `${index * -0.4}s` }}>
        <circle cx={x} cy={y + 5} r="8" fill={colour} opacity="0.22" />
        <circle cx={x} cy={y + 5} r="4" fill={colour} />
      </g>
    ))}
  </g>
)

const bulbs = [
  { x: 22, y: 27, colour: '#ff8093' },
  { x: 62, y: 44, colour: '#ffcf5f' },
  { x: 104, y: 52, colour: '#4fdf90' },
  { x: 146, y: 48, colour: '#86c8ff' },
  { x: 214, y: 31, colour: '#ffcf5f' },
  { x: 256, y: 25, colour: '#ff8093' },
  { x: 298, y: 23, colour: '#4fdf90' },
  { x: 338, y: 18, colour: '#86c8ff' },
]

/** The cage of the drum with tickets in it, seen from its side. */
const Drum = () => (
  <>
    <circle cx="180" cy="118" r="66" fill="#1a1140" fillOpacity="0.72" />
    {inside.map(({ x, y, turn, colour }) => (
      <rect
        key={x}
        x={x}
        y={y}
        width="26"
        height="15"
        rx="2.5"
        fill={colour}
        transform={`rotate(${turn} ${x + 13} ${y + 7})`}
      />
    ))}
    {spokes.map((angle) => (
      <path
        key={angle}
        d="M180 52 V184"
        stroke="#f4b93a"
        strokeOpacity="0.72"
        strokeWidth="2.5"
        transform={`rotate(${angle} 180 118)`}
      />
    ))}
    <circle cx="180" cy="118" r="66" fill="none" stroke="url(#lottery-rim)" strokeWidth="8" />
    <circle cx="180" cy="118" r="44" fill="none" stroke="#f4b93a" strokeOpacity="0.5" strokeWidth="2" />
    <circle cx="180" cy="118" r="11" fill="url(#lottery-rim)" />
    <circle cx="180" cy="118" r="4" fill="#5a2f0c" />
  </>
)

const spokes = [0, 30, 60, 90, 120, 150]
const inside = [
  { x: 142, y: 128, turn: -22, colour: '#ffdf8c' },
  { x: 158, y: 146, turn: 12, colour: '#ff8093' },
  { x: 184, y: 150, turn: -8, colour: '#86c8ff' },
  { x: 204, y: 132, turn: 28, colour: '#ffdf8c' },
  { x: 150, y: 96, turn: 40, colour: '#4fdf90' },
  { x: 192, y: 88, turn: -34, colour: '#ffdf8c' },
]

const Stand = () => (
  <g>
    <path d="M180 118 L128 206 H144 L180 142 L216 206 H232Z" fill="#6d3a1a" />
    <path d="M180 118 L128 206" stroke="#a8662c" strokeWidth="3" />
    <rect x="112" y="202" width="136" height="12" rx="3" fill="#4a2510" />
    <circle cx="180" cy="118" r="6" fill="#ffe9ae" />
  </g>
)

const Ticket = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path
      d="M-17 -9 H17 V-4 A4 4 0 0 0 17 4 V9 H-17 V4 A4 4 0 0 0 -17 -4Z"
      fill="#ffdf8c"
      stroke="#a86b14"
      strokeWidth="1"
    />
    <path d="M-6 -8 V8" stroke="#a86b14" strokeWidth="1" strokeDasharray="2 2" />
    <path d="M0 -3 H12 M0 2 H9" stroke="#a86b14" strokeWidth="1.6" strokeLinecap="round" />
  </g>
)
