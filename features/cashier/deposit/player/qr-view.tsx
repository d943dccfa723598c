import { formatInstant } from '#core/clock/manila-format.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { AskProvider } from './ask-provider.tsx'
import { OrderClock } from './order-clock.tsx'
import { qrPath, saveQr } from './qr-picture.ts'
import styles from './qr-view.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface QrViewProps {
  order: DepositOrder
  qrCodeText: string
  /** Its time is up, or it has been paid. */
  onChanged: () => void
}

const marginModules = 4

/** A code to scan with a bank's or e-wallet's app. */
export function QrView({ order, qrCodeText, onChanged }: QrViewProps) {
  const { size, path } = qrPath(qrCodeText)
  const edge = size + 2 * marginModules
  const count = Math.round((order.expireAt - order.createTime) / 60_000)
  return (
    <div className={styles.view}>
      <OrderClock order={order} onTimeUp={onChanged} />
      {order.payUrl !== null && (
        <ButtonLink
          href={order.payUrl}
          target="_blank"
          rel="noreferrer"
          size="large"
          block
          className={styles.onThisDevice}
          iconEnd="external"
        >
          {messages.payOnThisDevice}
        </ButtonLink>
      )}
      <p className={styles.onComputer}>{messages.scanWithYourPhone}</p>
      <svg
        className={styles.code}
        viewBox={`${-marginModules} ${-marginModules} ${edge} ${edge}`}
        role="img"
        shapeRendering="crispEdges"
      >
        <title>{messages.paymentQrCode}</title>
        <path d={`M${-marginModules} ${-marginModules}h${edge}v${edge}h${-edge}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Button variant="secondary" icon="download" onClick={() => saveQr(qrCodeText, `${order.orderId}.png`)}>
        {messages.saveToPhotos}
      </Button>
      <ol className={styles.hints}>
        <li className={styles.onThisDevice}>{messages.saveQrStep}</li>
        <li className={styles.onThisDevice}>{messages.scanQrStep}</li>
        <li className={styles.stepOnComputer}>{messages.scanScreenStep}</li>
        <li>{formatMessage(messages.payWithinStep, { count })}</li>
      </ol>
      <AskProvider order={order} onArrived={onChanged} />
      <div className={styles.facts}>
        <CopyRow label={messages.orderId} value={order.orderId} />
        <p className={styles.soft}>{formatMessage(messages.createdAt, { time: formatInstant(order.createTime) })}</p>
      </div>
    </div>
  )
}
