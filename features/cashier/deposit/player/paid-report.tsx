import { type ChangeEvent, useId, useState } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { readBase64 } from '#platform/browser/read-file/read-base64.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { reportDeposit } from '../contract.ts'
import styles from './paid-report.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

export interface PaidReportProps {
  order: DepositOrder
  onReported: () => void
}

const bytesMax = 4 * 1024 * 1024

/** Reports a payment, with an optional picture of the transfer. */
export function PaidReport({ order, onReported }: PaidReportProps) {
  const inputId = useId()
  const { send, reply } = useCallMutation(reportDeposit)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const failure = fault ?? (reply !== undefined && reply.kind !== 'answer' ? failureText(reply) : undefined)

  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = files ?? []
    const isTooLarge = chosen !== undefined && chosen.size > bytesMax
    setFault(isTooLarge ? messages.receiptTooLarge : undefined)
    setFile(isTooLarge ? undefined : chosen)
  }
  const { begin: report, pending } = useOneAct(async () => {
    const receipt = file && (await readBase64(file))
    const answered = await send({ orderId: order.orderId, ...(receipt === undefined ? {} : { receipt }) })
    if (answered.kind === 'answer') onReported()
  })
  if (order.isReported) {
    return (
      <p className={styles.reported} role="status">
        <Icon name="check-circle" size={20} />
        <span>{messages.paymentReported}</span>
      </p>
    )
  }
  return (
    <div className={styles.report}>
      <label className={styles.picture} htmlFor={inputId}>
        <Icon name="image" size={20} />
        <span className={styles.name}>{file?.name ?? messages.addReceipt}</span>
        <input
          id={inputId}
          className={styles.input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
        />
      </label>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button size="large" block loading={pending} onClick={() => void report()}>
        {messages.iHavePaid}
      </Button>
    </div>
  )
}
