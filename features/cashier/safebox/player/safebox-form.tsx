import { type FormEvent, useState } from 'react'
import { FormNotice } from '#features/players/account/player/index.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos, type WireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { getSafebox } from '../contract.ts'
import { withdrawalPasswordFault } from '../rules.ts'
import { PinField } from './pin-field.tsx'
import styles from './safebox.module.css'
import { useSafeboxMove } from './use-safebox-move.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Direction = 'in' | 'out'

const directions = [
  { value: 'in', label: messages.toSafebox },
  { value: 'out', label: messages.toBalance },
] as const

/** Amount and direction. Taking out needs the withdrawal password. */
export function SafeboxForm({ safebox: { safebox, coin, hasPassword } }: { safebox: ResponseOf<typeof getSafebox> }) {
  const [direction, setDirection] = useState<Direction>('in')
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const moved = () => {
    toast(direction === 'in' ? messages.movedToSafebox : messages.movedToBalance, { tone: 'success' })
    setText('')
    setPassword('')
    setWasTried(false)
  }
  const { move, pending, failure, presenceDialog } = useSafeboxMove(moved)
  const isOut = direction === 'out'
  const amount = amountOf(text)
  const most = isOut ? safebox : coin
  const amountFault = faultOf(amount, most, isOut)
  const passwordFault = isOut ? withdrawalPasswordFault(password)?.msg : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (amount !== undefined && !amountFault && !passwordFault) void move({ direction, amount, password })
  }
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} noValidate>
        <SegmentedControl label={messages.direction} options={directions} value={direction} onChange={setDirection} />
        <AmountField text={text} most={most} onChange={setText} error={wasTried ? amountFault : undefined} />
        {isOut && (
          <PinField
            label={messages.withdrawalPassword}
            value={password}
            error={wasTried ? passwordFault : undefined}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        {failure && <FormNotice text={failure} />}
        <SubmitButton isOut={isOut} isLocked={isOut && !hasPassword} pending={pending} />
      </form>
      {presenceDialog}
    </Card>
  )
}

interface AmountFieldProps {
  text: string
  most: WireCentavos
  error: string | undefined
  onChange: (text: string) => void
}

function AmountField({ text, most, error, onChange }: AmountFieldProps) {
  return (
    <TextField
      label={messages.amount}
      prefix="₱"
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={text}
      hint={formatMessage(messages.upTo, { most: formatMoney(most) })}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface SubmitButtonProps {
  isOut: boolean
  /** There is no withdrawal password yet. */
  isLocked: boolean
  pending: boolean
}

function SubmitButton({ isOut, isLocked, pending }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" size="large" block loading={pending} disabled={isLocked}>
        {isOut ? messages.moveToBalance : messages.moveToSafebox}
      </Button>
      {isLocked && <p className={styles.note}>{messages.setPasswordFirst}</p>}
    </>
  )
}

function amountOf(text: string): WireCentavos | undefined {
  const parsed = parseMoney(text)
  return typeof parsed === 'bigint' && parsed > 0n ? toWireCentavos(parsed) : undefined
}

function faultOf(amount: WireCentavos | undefined, most: WireCentavos, isOut: boolean): string | undefined {
  if (amount === undefined) return messages.enterAmount
  if (amount <= most) return undefined
  return formatMessage(isOut ? messages.moreThanSafebox : messages.moreThanBalance, { most: formatMoney(most) })
}
