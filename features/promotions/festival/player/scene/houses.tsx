import styles from './street.module.css'

/** Two rows of bahay na bato towards the church, with capiz windows that are lit. */
export const Houses = () => (
  <g>
    <Church />
    <g fill="#4a1d4f">
      <path d="M0 150L34 138 68 152V280H0ZM400 150L366 138 332 152V280H400Z" />
      <path d="M68 176L96 168 122 178V280H68ZM332 176L304 168 278 178V280H332Z" fill="#5c2757" />
    </g>
    <g fill="#351339">
      <path d="M-4 152L34 134 74 154 74 160H-4ZM404 152L366 134 326 154 326 160H404Z" />
      <path d="M64 179L96 165 126 180V184H64ZM336 179L304 165 274 180V184H336Z" />
    </g>
    <g className={styles.lit}>
      {[6, 36, 340, 370].map((x) => (
        <Window key={x} x={x} y={172} width={24} />
      ))}
      {[76, 100, 284, 308].map((x) => (
        <Window key={x} x={x} y={194} width={16} />
      ))}
    </g>
    <path d="M0 258Q200 236 400 258V280H0Z" fill="#2a1030" />
    <path d="M150 280Q190 248 200 246Q210 248 250 280Z" fill="#6d3446" fillOpacity="0.6" />
  </g>
)

const Church = () => (
  <g transform="translate(160 150)" fill="#6b2c5a">
    <path d="M0 104V44Q0 32 12 30Q16 10 40 4Q64 10 68 30Q80 32 80 44V104Z" />
    <path d="M40 4V-12M34 -7H46" stroke="#6b2c5a" strokeWidth="3" />
    <g className={styles.lit} fill="#ffd98a">
      <path d="M31 104V78Q40 66 49 78V104Z" />
      <circle cx="40" cy="44" r="8" />
      <path d="M11 80V62Q16 56 21 62V80ZM59 80V62Q64 56 69 62V80Z" />
    </g>
  </g>
)

/** A sliding window of capiz panes. */
const Window = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <g>
    <path d={`M${x} ${y}H${x + width}V${y + 26}H${x}Z`} fill="#ffcf73" />
    <path
      d={`M${x + width / 3} ${y}V${y + 26}M${x + (width * 2) / 3} ${y}V${y + 26}M${x} ${y + 9}H${x + width}M${x} ${y + 18}H${x + width}`}
      stroke="#8a3f45"
      strokeWidth="1.400"
    />
  </g>
)
