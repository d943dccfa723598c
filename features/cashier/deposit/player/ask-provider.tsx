import { useState } from 'react'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { checkDeposit } from '../contract.ts'
import { isOpenOrder } from '../rules.ts'
import { messages } from './messages/en.ts'
import type { DepositOrder } from './plain-order.ts'
import styles from './ask-provider.module.css'

interface AskProviderProps {
  order: DepositOrder
  /** The order has changed. */
  onArrived: () => void
}

/** Queries the payment provider at once, and says what it answered. */
export function AskProvider({ order, onArrived }: AskProviderProps) {
  const { send } = useCallMutation(checkDeposit)
  const [text, setText] = useState<string>()
  const { begin: ask, pending } = useOneAct(async () => {
    const reply = await send({ orderId: order.orderId, hasPaid: true })
    if (reply.kind !== 'answer') return setText(failureText(reply))
    setText(isOpenOrder(reply.body.order.status) ? messages.notArrivedYet : undefined)
    return onArrived()
  })
  return (
    <div className={styles.ask}>
      <Button variant="secondary" block loading={pending} onClick={() => void ask()}>
        {messages.iHavePaid}
      </Button>
      {text !== undefined && (
        <p className={styles.text} role="status">
          {text}
        </p>
      )}
    </div>
  )
}
