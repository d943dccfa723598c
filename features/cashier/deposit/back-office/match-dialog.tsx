import { useState } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { proposeMatch } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { useDepositAction } from './use-deposit-action.ts'
import { messages } from './messages/en.ts'

type MatchDialogProps = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** The first person proposes the line of the bank's statement. */
export const MatchDialog = ({ order, onClose }: MatchDialogProps) =>
  order && <OpenMatchDialog key={order.orderId} order={order} onClose={onClose} />

function OpenMatchDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useDepositAction()
  const [amount, setAmount] = useState(formatMoney(order.amount).slice(1))
  const [bankReference, setBankReference] = useState('')
  const parsed = parseMoney(amount)
  const wire = typeof parsed === 'bigint' ? toWireCentavos(parsed) : wireCentavos(0)
  return (
    <ReasonDialog
      open
      title={messages.matchTitle}
      confirmLabel={messages.propose}
      act={(reason) =>
        act(proposeMatch, { orderId: order.orderId, amount: wire, bankReference, reason }, messages.proposed)
      }
      onClose={onClose}
    >
      <FactList
        facts={[
          { name: messages.orderId, value: order.orderId },
          { name: messages.requestedAmount, value: formatMoney(order.amount) },
        ]}
      />
      <TextField
        label={messages.statementLine}
        value={bankReference}
        maxLength={64}
        onChange={({ currentTarget: { value } }) => setBankReference(value)}
      />
      <TextField
        label={messages.amountReceived}
        prefix="₱"
        inputMode="decimal"
        value={amount}
        maxLength={14}
        onChange={({ currentTarget: { value } }) => setAmount(value)}
      />
      <p>{messages.matchText}</p>
    </ReasonDialog>
  )
}
