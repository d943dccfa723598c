import { useState } from 'react'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import type { Direction } from '../adjustment-line.ts'
import { requestAdjustment } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './adjustment-dialog.module.css'

const directions = [
  { value: 'credit', label: messages.credit },
  { value: 'debit', label: messages.debit },
] as const

/** A credit or debit for one player. */
export function AdjustmentDialog({ onClose }: { readonly onClose: () => void }) {
  const { requestKey, send } = useApprovalRequest()
  const [direction, setDirection] = useState<Direction>('credit')
  const [playerId, setPlayerId] = useState('')
  const [amount, setAmount] = useState('')
  const [betRate, setBetRate] = useState('1')
  const ask = (reason: string) =>
    send(requestAdjustment, {
      requestKey,
      playerId: /^\d{1,15}$/.test(playerId.trim()) ? Number(playerId) : -1,
      direction,
      amount: wireAmountOf(amount),
      betRate: direction === 'debit' ? 0 : multiplierOf(betRate),
      reason,
    })
  return (
    <ReasonDialog open title={messages.newAdjustment} confirmLabel={messages.submit} act={ask} onClose={onClose}>
      <p>{messages.secondPerson}</p>
      <SegmentedControl label={messages.direction} options={directions} value={direction} onChange={setDirection} />
      <div className={styles.fields}>
        <TextField
          label={messages.playerId}
          inputMode="numeric"
          autoComplete="off"
          value={playerId}
          onChange={(event) => setPlayerId(event.currentTarget.value)}
        />
        <TextField
          label={messages.amount}
          prefix="₱"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        {direction === 'credit' && (
          <TextField
            label={messages.playthrough}
            inputMode="decimal"
            autoComplete="off"
            value={betRate}
            onChange={(event) => setBetRate(event.currentTarget.value)}
          />
        )}
      </div>
    </ReasonDialog>
  )
}

/** An invalid amount is passed on, so that the server reports it at its field. */
function wireAmountOf(text: string) {
  const amount = parseMoney(text)
  return typeof amount === 'bigint' ? toWireCentavos(amount) : wireCentavos(0)
}

const multiplierOf = (text: string): number => (/^\d{1,4}(\.\d+)?$/.test(text.trim()) ? Number(text) : -1)
