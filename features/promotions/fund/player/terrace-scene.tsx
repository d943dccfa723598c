import { formatShortMoney } from '#core/money/short-money.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { WireItem } from '#features/promotions/kit/player/index.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import styles from './fund-page.module.css'

interface TerraceSceneProps {
  milestones: readonly { readonly level: number; readonly status: 0 | 1 | 2; readonly items: readonly WireItem[] }[]
  isOwned: boolean
}

const left = 34
const bottom = 172

/** Rice terraces at sunrise: a terrace for each milestone, each higher than the last, planted when it is reached. */
export function TerraceScene({ milestones, isOwned }: TerraceSceneProps) {
  const width = (360 - left) / milestones.length
  const rise = Math.min(24, 104 / milestones.length)
  return (
    <svg className={styles.scene} data-theme="night" viewBox="0 0 360 200" aria-hidden="true">
      <defs>
        <linearGradient id="fund-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c2f6e" />
          <stop offset="0.55" stopColor="#b1587a" />
          <stop offset="1" stopColor="#ffb46b" />
        </linearGradient>
        <radialGradient id="fund-sun">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.3" stopColor="#ffd978" />
          <stop offset="1" stopColor="#ffb46b" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="360" height="200" fill="url(#fund-sky)" />
      <circle className={styles.sun} cx="76" cy="96" r="62" fill="url(#fund-sun)" />
      <path d="M0 140 L60 92 L104 126 L166 70 L232 120 L300 62 L360 104 V200 H0Z" fill="#3d2a5c" opacity="0.62" />
      <path d="M0 172 Q20 166 40 172 V200 H0Z" fill="#2c4a35" />
      {milestones.map(({ level, status, items }, index) => (
        <Terrace
          key={level}
          x={left + width * index}
          y={bottom - rise * (index + 1)}
          width={360 - (left + width * index)}
          step={width}
          look={status === claimStatus.done ? 'grown' : status === claimStatus.claimable ? 'ripe' : 'bare'}
          label={`${level}`}
          bonus={formatShortMoney(wireCentavos(items[0]?.count ?? 0))}
          isFaint={!isOwned}
        />
      ))}
    </svg>
  )
}

const greens = { bare: '#5b7d52', ripe: '#c9b545', grown: '#4f9a4d' } as const

interface TerraceProps {
  x: number
  y: number
  width: number
  step: number
  look: keyof typeof greens
  label: string
  bonus: string
  isFaint: boolean
}

const Terrace = ({ x, y, width, step, look, label, bonus, isFaint }: TerraceProps) => (
  <g>
    <path d={`M${x} 200 V${y + 7} Q${x} ${y} ${x + 9} ${y} H${x + width} V200Z`} fill="#33502f" />
    <path d={`M${x} ${y + 10} V${y + 7} Q${x} ${y} ${x + 9} ${y} H${x + width} V${y + 10}Z`} fill={greens[look]} />
    <path d={`M${x + 3} ${y + 11} H${x + width}`} stroke="#243b22" strokeWidth="1.5" />
    {look !== 'bare' &&
      blades.map((at) => (
        <path
          key={at}
          className={styles.rice}
          d={`M${x + step * at} ${y} q-1 -8 -5 -12 M${x + step * at} ${y} q0 -9 1 -14 M${x + step * at} ${y} q1 -7 6 -11`}
          fill="none"
          stroke={look === 'ripe' ? '#ffdf8c' : '#8fd17f'}
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      ))}
    <text x={x + step / 2} y={y - 17} className={styles.bonus} opacity={isFaint ? 0.86 : 1}>
      {bonus}
    </text>
    <text x={x + step / 2} y={y + 25} className={styles.step}>
      {label}
    </text>
  </g>
)

const blades = [0.22, 0.5, 0.78]
