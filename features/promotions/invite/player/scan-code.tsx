import { encode } from 'uqr'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'
import styles from './scan-code.module.css'

const margin = 3

/** A link as a code for a camera. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
      <title>{formatMessage(messages.qrOfLink, { link: text })}</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

type ScanCodeProps = { readonly link: string; readonly hint?: string }

/** The code and what to do with it. */
export const ScanCode = ({ link, hint = messages.scanHint }: ScanCodeProps) => (
  <div className={styles.code}>
    <QrCode text={link} />
    <p className={styles.hint}>{hint}</p>
  </div>
)
