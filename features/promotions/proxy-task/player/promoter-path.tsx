import { claimStatus } from '#core/enumerations/claim-status.ts'
import styles from './promoter-tasks.module.css'

/** A road through a barrio with a lantern for each step: those that are reached are lit. */
export function PromoterPath({ steps }: { steps: readonly { readonly id: number; readonly status: 0 | 1 | 2 }[] }) {
  const places = steps.slice(0, 8)
  const gap = 300 / Math.max(1, places.length - 1)
  return (
    <svg className={styles.path} viewBox="0 0 360 96" aria-hidden="true">
      <rect width="360" height="96" rx="12" fill="#17284f" />
      <path d="M0 96 V62 Q60 42 120 58 T250 52 T360 60 V96Z" fill="#1f3f4a" />
      <path d="M0 96 V76 Q90 58 180 74 T360 72 V96Z" fill="#2c5a45" />
      <path d="M-4 88 Q 90 66 180 84 T 366 78" fill="none" stroke="#d9b27a" strokeWidth="9" />
      <path d="M-4 88 Q 90 66 180 84 T 366 78" fill="none" stroke="#fff3cf" strokeWidth="1.2" strokeDasharray="7 8" />
      <House x={128} y={50} />
      <House x={240} y={47} />
      {places.map(({ id, status }, index) => (
        <Post key={id} x={30 + gap * index} y={78 - 5 * Math.sin(index * 1.4)} isLit={status !== claimStatus.locked} />
      ))}
    </svg>
  )
}

const House = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-17 2 L0 -13 L17 2Z" fill="#8a5a2b" />
    <rect x="-12" y="2" width="24" height="13" fill="#5d3a1c" />
    <rect x="-5" y="6" width="8" height="9" fill="#ffcf5f" />
  </g>
)

const Post = ({ x, y, isLit }: { readonly x: number; readonly y: number; readonly isLit: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 4 V-34" stroke="#3a2412" strokeWidth="3" strokeLinecap="round" />
    {isLit && <circle cy="-40" r="15" fill="#ffcf5f" opacity="0.28" />}
    <path
      d="M0 -53 L3.6 -44.6 L12.4 -44 L5.8 -38.2 L7.7 -29.6 L0 -34 L-7.7 -29.6 L-5.8 -38.2 L-12.4 -44 L-3.6 -44.6Z"
      fill={isLit ? '#ffcf5f' : '#4a5678'}
      stroke={isLit ? '#c8452f' : '#2b3557'}
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  </g>
)
