import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './packet-scene.module.css'

interface PacketSceneProps {
  /** `closed`: not its time; `ready`: to be opened; `shaking`: being opened; `open`: the amount is out; `empty`: none left. */
  look: 'closed' | 'ready' | 'shaking' | 'open' | 'empty'
  /** On the card that rises from the packet. */
  amount?: ReactNode
  /** Under the packet. */
  children: ReactNode
}

/** A night with lanterns and small packets falling; in the middle the packet of this window. */
export function PacketScene({ look, amount, children }: PacketSceneProps) {
  return (
    <section className={styles.scene} data-theme="night">
      <div className={styles.sky} aria-hidden="true">
        <svg className={styles.bunting} viewBox="0 0 400 92" preserveAspectRatio="xMidYMin slice">
          <path d="M-8 8 C 90 62, 150 62, 200 22 S 320 -6, 408 34" fill="none" stroke="#7a1f3d" strokeWidth="2" />
          {lanterns.map(({ x, y, size }) => (
            <Lantern key={x} x={x} y={y} size={size} />
          ))}
        </svg>
        {falling.map(({ left, delay, lasts, size }) => (
          <span key={left} className={styles.drop} style={fallOf({ left, delay, lasts, size })}>
            <SmallPacket />
          </span>
        ))}
      </div>
      <div className={classNames(styles.packet, styles[look])}>
        <div className={styles.card}>{amount}</div>
        <Packet />
      </div>
      <div className={styles.words}>{children}</div>
    </section>
  )
}

const lanterns = [
  { x: 52, y: 42, size: 13 },
  { x: 128, y: 55, size: 17 },
  { x: 214, y: 22, size: 12 },
  { x: 300, y: 12, size: 15 },
  { x: 366, y: 22, size: 12 },
]

const falling = [
  { left: 6, delay: 0, lasts: 9, size: 20 },
  { left: 19, delay: 4, lasts: 11, size: 15 },
  { left: 31, delay: 7.5, lasts: 10, size: 18 },
  { left: 66, delay: 2.5, lasts: 10.5, size: 16 },
  { left: 79, delay: 6, lasts: 9.5, size: 22 },
  { left: 92, delay: 1.2, lasts: 12, size: 15 },
]

type Fall = (typeof falling)[number]
type FallStyle = CSSProperties & Readonly<Record<`--${string}`, string>>

const fallOf = ({ left, delay, lasts, size }: Fall): FallStyle => ({
  '--left': `${left}%`,
  '--delay': `${-delay}s`,
  '--lasts': `${lasts}s`,
  '--size': `${size}px`,
})

/** A star lantern on its string. */
const Lantern = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y + size})`}>
    <circle r={size * 1.5} fill="#ffcf5f" opacity="0.13" />
    <path d={starPath(size)} fill="#ffcf5f" stroke="#c8452f" strokeWidth="1.5" strokeLinejoin="round" />
    <path d={starPath(size * 0.45)} fill="#fff3cf" />
    <path d={`M-3 ${size} l-3 10 M3 ${size} l3 10`} stroke="#ff8a5c" strokeWidth="2" strokeLinecap="round" />
  </g>
)

function starPath(radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.46
    const angle = (Math.PI / 5) * index - Math.PI / 2
    return `${tenth(reach * Math.cos(angle))} ${tenth(reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

const tenth = (length: number): number => Math.round(length * 10) / 10

const SmallPacket = () => (
  <svg viewBox="0 0 20 26">
    <rect width="20" height="26" rx="3" fill="#d92c43" />
    <path d="M0 3 A3 3 0 0 1 3 0 H17 A3 3 0 0 1 20 3 V6 L10 13 L0 6Z" fill="#a9152f" />
    <circle cx="10" cy="13" r="3.4" fill="#ffcf5f" />
  </svg>
)

/** The packet itself: its back, and a flap that opens. */
const Packet = () => (
  <svg className={styles.drawing} viewBox="0 0 180 220" aria-hidden="true">
    <defs>
      <linearGradient id="packet-body" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ef4056" />
        <stop offset="1" stopColor="#b5122f" />
      </linearGradient>
      <linearGradient id="packet-flap" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#c41b37" />
        <stop offset="1" stopColor="#93102a" />
      </linearGradient>
      <radialGradient id="packet-seal" cx="0.35" cy="0.3" r="0.9">
        <stop offset="0" stopColor="#fff0b8" />
        <stop offset="0.55" stopColor="#ffcf5f" />
        <stop offset="1" stopColor="#c98a1c" />
      </radialGradient>
    </defs>
    <rect x="6" y="6" width="168" height="208" rx="14" fill="url(#packet-body)" />
    <rect
      x="6.75"
      y="6.75"
      width="166.5"
      height="206.5"
      rx="13.5"
      fill="none"
      stroke="#ffcf5f"
      strokeOpacity="0.5"
      strokeWidth="1.5"
    />
    <g fill="none" stroke="#ffcf5f" strokeOpacity="0.38" strokeWidth="2" strokeLinecap="round">
      <path d="M24 196 q18 -20 36 0 t36 0 t36 0 t24 -2" />
      <path d="M40 176 q14 -14 28 0 t28 0 t28 0 t18 -2" />
    </g>
    <g className={styles.flap}>
      <path
        d="M6 20 A14 14 0 0 1 20 6 H160 A14 14 0 0 1 174 20 V48 Q92 116 88 116 Q84 116 6 48Z"
        fill="url(#packet-flap)"
      />
      <path
        d="M8 50 Q84 117 88 117 Q92 117 172 50"
        fill="none"
        stroke="#ffcf5f"
        strokeOpacity="0.65"
        strokeWidth="1.5"
      />
    </g>
    <g className={styles.seal}>
      <circle cx="90" cy="108" r="30" fill="url(#packet-seal)" />
      <circle cx="90" cy="108" r="24.5" fill="none" stroke="#b87a12" strokeOpacity="0.7" strokeWidth="1.5" />
      <path d={starPath(16)} transform="translate(90 109)" fill="#b5122f" />
    </g>
  </svg>
)
