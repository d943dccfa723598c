import { type ChangeEvent, useState } from 'react'
import { sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import type { AdjustmentLine, Direction } from '../adjustment-line.ts'
import { requestAdjustmentBatch } from '../contract.ts'
import { batchHeader, readBatch } from '../rules.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './batch-dialog.module.css'

/** Many players at once, from a file or pasted, with the total shown before sending. */
export function BatchDialog({ onClose }: { readonly onClose: () => void }) {
  const { requestKey, send } = useApprovalRequest()
  const [csv, setCsv] = useState('')
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    if (file) setCsv(await file.text())
  }
  return (
    <ReasonDialog
      open
      title={messages.newBatch}
      confirmLabel={messages.submit}
      act={(reason) => send(requestAdjustmentBatch, { requestKey, csv, reason })}
      onClose={onClose}
    >
      <p>{messages.batchText}</p>
      <label className={styles.file}>
        {messages.csvFile}
        <input type="file" accept=".csv,text/csv" onChange={(event) => void read(event)} />
      </label>
      <TextArea
        label={messages.rows}
        rows={7}
        spellCheck={false}
        placeholder={`${batchHeader.join(',')}\n12345,credit,100.00,1\n12346,debit,5.50,`}
        value={csv}
        onChange={(event) => setCsv(event.currentTarget.value)}
      />
      {csv.trim() !== '' && <Reading lines={readBatch(csv)} />}
    </ReasonDialog>
  )
}

function Reading({ lines }: { readonly lines: readonly AdjustmentLine[] | string }) {
  if (typeof lines === 'string') return <Notice tone="warning">{lines}</Notice>
  const sumOf = (direction: Direction) =>
    formatMoney(sumCentavos(lines.filter((line) => line.direction === direction).map(({ amount }) => amount)))
  return (
    <Notice tone="info">
      {formatMessage(messages.batchSum, {
        count: lines.length,
        credits: sumOf('credit'),
        debits: sumOf('debit'),
      })}
    </Notice>
  )
}
