import { useEffect, useRef } from 'react'
import { FormNotice } from '#features/players/account/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { getCare, type Limit } from '#features/players/responsible-play/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import type { DepositFailure } from './use-deposit.ts'
import styles from './deposit-form.module.css'
import { messages } from './messages/en.ts'

/** Why the deposit was refused, and the way out of it. */
export const FailureNotice = ({ text, way, overLimit }: DepositFailure) => (
  <FormNotice text={text}>
    {overLimit !== undefined && <LimitRoom amount={overLimit} />}
    {way && (
      <ButtonLink href={way.to} size="small" variant="secondary" className={styles.way}>
        {way.label}
      </ButtonLink>
    )}
  </FormNotice>
)

/** A notice above the button pushes it down: it stays where it can be pressed again. */
export function useInSightAfter(failure: DepositFailure | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (failure) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])
  return button
}

/** Which of the player's limits this amount goes over, and how much it leaves. */
function LimitRoom({ amount }: { readonly amount: WireCentavos }) {
  const { answer } = useCallQuery(getCare, {})
  const room = answer?.limits.map(roomOf).filter((each) => each !== undefined)
  const tightest = room?.filter(({ left }) => left < amount).toSorted((one, other) => one.left - other.left)[0]
  if (tightest === undefined) return null
  const { period, limit, left } = tightest
  return (
    <p>
      {formatMessage(words[period], { limit: formatMoney(wireCentavos(limit)), left: formatMoney(wireCentavos(left)) })}
    </p>
  )
}

const words = { day: messages.limitOfDay, week: messages.limitOfWeek, month: messages.limitOfMonth } as const

function roomOf({ kind, period, amount, operatorAmount, used }: Limit) {
  const limits = [amount, operatorAmount].filter((each) => each !== null)
  if (kind !== 'deposit' || limits.length === 0) return undefined
  const limit = Math.min(...limits)
  return { period, limit, left: Math.max(0, limit - used) }
}
