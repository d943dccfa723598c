import { type FormEvent, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { confirmLimit, setLimit } from '../contract.ts'
import type { LimitKind } from '../limit-words.ts'
import { confirmWithin } from '../rules.ts'
import { kindNames, periodNames } from '../limit-names.ts'
import type { Limit } from './care.ts'
import styles from './limits-page.module.css'
import { limitText } from './limit-text.ts'
import { useCareChange } from './use-care-change.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type LimitSheetProps = { readonly limit: Limit | undefined; readonly onClose: () => void }

export function LimitSheet({ limit, onClose }: LimitSheetProps) {
  // Keeps its content during the exit animation.
  const [shown, setShown] = useState(limit)
  if (limit && limit !== shown) setShown(limit)
  const title = shown ? `${kindNames[shown.kind]} · ${periodNames[shown.period]}` : ''
  return (
    <Sheet open={limit !== undefined} onClose={onClose} title={title}>
      {shown && <LimitForm key={title} limit={shown} onDone={onClose} />}
    </Sheet>
  )
}

type LimitFormProps = { readonly limit: Limit; readonly onDone: () => void }

/** One limit: a stricter one takes effect when saved, a looser one shows what it waits for. */
function LimitForm({ limit, onDone }: LimitFormProps) {
  const { kind, period, amount, operatorAmount, waiting } = limit
  const setting = useCareChange(setLimit)
  const [text, setText] = useState(amount === null ? '' : typedText(kind, amount))
  const [error, setError] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const newAmount = amountOf(kind, text)
    if (newAmount === undefined) return setError(kind === 'time' ? messages.minutesFault : messages.amountFault)
    const isLooser = amount !== null && newAmount > amount
    const done = isLooser ? messages.increaseRequested : messages.saved
    if (await setting.send({ kind, period, amount: newAmount }, done)) onDone()
  }
  const end = async () => {
    if (await setting.send({ kind, period, amount: null }, messages.removalRequested)) onDone()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {operatorAmount !== null && (
        <p className={styles.soft}>
          {formatMessage(messages.operatorLimit, { limit: limitText(kind, operatorAmount) })}
        </p>
      )}
      {waiting && <Waiting limit={limit} onDone={onDone} />}
      <TextField
        label={kind === 'time' ? messages.minutesLabel : messages.amountLabel}
        prefix={kind === 'time' ? undefined : '₱'}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={14}
        hint={messages.limitHint}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="large" block loading={setting.pending}>
          {messages.save}
        </Button>
        {amount !== null && (
          <Button variant="ghost" block onClick={() => void end()}>
            {messages.removeLimit}
          </Button>
        )}
      </div>
      {setting.presenceDialog}
    </form>
  )
}

function Waiting({ limit: { kind, period, waiting }, onDone }: LimitFormProps) {
  const confirming = useCareChange(confirmLimit)
  const [openedAt] = useState(() => systemClock.now())
  if (waiting === null) return null
  const answer = async (confirm: boolean) => {
    const done = confirm ? messages.changeConfirmed : messages.changeDropped
    if (await confirming.send({ kind, period, confirm }, done)) onDone()
  }
  return (
    <div className={styles.running}>
      <strong>
        {waiting.amount === null
          ? messages.removalWaiting
          : formatMessage(messages.changeWaiting, { limit: limitText(kind, waiting.amount) })}
      </strong>
      <span className={styles.soft}>
        {formatMessage(messages.confirmFrom, {
          time: formatInstant(waiting.confirmFrom),
          until: formatInstant(addDuration(waiting.confirmFrom, confirmWithin)),
        })}
      </span>
      <div className={styles.buttons}>
        {waiting.confirmFrom <= openedAt && (
          <Button loading={confirming.pending} onClick={() => void answer(true)}>
            {messages.confirm}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void answer(false)}>
          {messages.keepLimit}
        </Button>
      </div>
      {confirming.presenceDialog}
    </div>
  )
}

/** As typed: pesos without empty centavos. */
const typedText = (kind: LimitKind, amount: number): string =>
  kind === 'time' ? String(amount) : limitText(kind, amount).replace('₱', '').replace('.00', '')

function amountOf(kind: LimitKind, text: string): number | undefined {
  if (kind === 'time') return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
  const money = parseMoney(text)
  return typeof money === 'string' ? undefined : toWireCentavos(money)
}
