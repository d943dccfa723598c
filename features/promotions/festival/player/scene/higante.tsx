import type { CSSProperties } from 'react'
import styles from './street.module.css'

interface HiganteProps {
  x: number
  scale: number
  delay: number
  wears: 'barong' | 'baro'
}

/** A giant of papier-mâché, as they dance through Angono: in a barong with a salakot, or in a baro with flowers. */
export const Higante = ({ x, scale, delay, wears }: HiganteProps) => (
  <g transform={`translate(${x} 258) scale(${scale})`}>
    <g className={styles.higante} style={{ '--delay': `${delay}s` } as CSSProperties}>
      {wears === 'barong' ? <Barong /> : <Baro />}
    </g>
  </g>
)

const Face = () => (
  <g>
    <ellipse cy="-92" rx="17" ry="19" fill="#e7a06c" />
    <circle cx="-6" cy="-95" r="2.200" fill="#3a1a1a" />
    <circle cx="6" cy="-95" r="2.200" fill="#3a1a1a" />
    <path d="M-10 -101Q-6 -104 -3 -101M3 -101Q6 -104 10 -101" fill="none" stroke="#3a1a1a" strokeWidth="1.800" />
    <path d="M-8 -85Q0 -77 8 -85Z" fill="#fff" stroke="#9c2f3a" strokeWidth="1.600" />
    <circle cx="-11" cy="-88" r="3.200" fill="#ff6b7d" fillOpacity="0.7" />
    <circle cx="11" cy="-88" r="3.200" fill="#ff6b7d" fillOpacity="0.7" />
  </g>
)

const Barong = () => (
  <g>
    <path d="M-20 0L-14 -40H14L20 0Z" fill="#27244f" />
    <path d="M-27 -18Q-24 -66 -8 -74H8Q24 -66 27 -18Q0 -10 -27 -18Z" fill="#fff3d6" />
    <path d="M0 -72V-16M-8 -60V-24M8 -60V-24" stroke="#d9b676" strokeWidth="1.600" strokeDasharray="3 2.400" />
    <path
      d="M-24 -58Q-38 -42 -30 -26M24 -58Q38 -44 36 -66"
      fill="none"
      stroke="#fff3d6"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <Face />
    <path d="M-27 -103Q0 -132 27 -103Q0 -96 -27 -103Z" fill="#e0a23f" stroke="#8a4d17" strokeWidth="1.600" />
  </g>
)

const Baro = () => (
  <g>
    <path d="M-32 0Q-22 -44 -10 -54H10Q22 -44 32 0Q0 8 -32 0Z" fill="#d92f63" />
    <path d="M-26 -12Q0 -4 26 -12M-20 -28Q0 -21 20 -28" fill="none" stroke="#ffd15c" strokeWidth="2.400" />
    <path d="M-13 -48L-9 -74H9L13 -48Z" fill="#fff3d6" />
    <path
      d="M-9 -72Q-34 -84 -30 -54Q-20 -60 -10 -58ZM9 -72Q34 -84 30 -54Q20 -60 10 -58Z"
      fill="#fff9ea"
      stroke="#ecc98a"
    />
    <path d="M-19 -90Q-22 -118 0 -116Q22 -118 19 -90Q14 -106 0 -107Q-14 -106 -19 -90Z" fill="#2a1420" />
    <Face />
    <path d="M-18 -97Q-17 -113 0 -113Q17 -113 18 -97Q10 -107 0 -107Q-10 -107 -18 -97Z" fill="#2a1420" />
    {[-13, -5, 5, 13].map((at) => (
      <circle key={at} cx={at} cy={-113 + Math.abs(at) / 3} r="4" fill={at % 2 === 1 ? '#ffd15c' : '#ff5d8f'} />
    ))}
  </g>
)
