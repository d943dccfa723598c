import { useState } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { saveFile } from '#platform/browser/save-file/save-file.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { statement } from '../contract.ts'
import type { RecordAccount } from '../record-kinds.ts'
import { newestMonth, statementMonths } from './statement-months.ts'
import { messages } from './messages/en.ts'
import styles from './statement-sheet.module.css'

interface StatementSheetProps {
  account: RecordAccount
  open: boolean
  onClose: () => void
}

const abouts = {
  coin: messages.statementOfBalance,
  safebox: messages.statementOfSafebox,
  points: messages.statementOfPoints,
} as const satisfies Record<RecordAccount, string>

/** A month as a file. */
export function StatementSheet({ account, open, onClose }: StatementSheetProps) {
  const months = statementMonths()
  const [label, setLabel] = useState(newestMonth(months).label)
  const { send, pending, reply } = useCallMutation(statement)
  const month = months.find((each) => each.label === label) ?? newestMonth(months)
  const failure = reply !== undefined && reply.kind !== 'answer' ? reply : undefined
  const save = async (format: 'csv' | 'pdf') => {
    const answered = await send({ account, format, from: month.from, to: month.to })
    if (answered.kind === 'answer') saveFile(answered.body)
  }
  return (
    <Sheet open={open} onClose={onClose} title={messages.statement}>
      <div className={styles.sheet}>
        <p className={styles.about}>{abouts[account]}</p>
        <Select
          label={messages.month}
          options={months.map((each) => ({ value: each.label, label: each.label }))}
          value={month.label}
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        {failure && (
          <p className={styles.failure} role="alert">
            {failureText(failure)}
          </p>
        )}
        <div className={styles.formats}>
          <Button icon="document" onClick={() => void save('pdf')} loading={pending}>
            {messages.pdf}
          </Button>
          <Button variant="secondary" icon="download" onClick={() => void save('csv')} disabled={pending}>
            {messages.csv}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
