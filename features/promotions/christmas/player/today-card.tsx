import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { SoldOut } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { doorState } from './door-state.ts'
import { messages } from './messages/en.ts'
import styles from './today-card.module.css'
import type { ShownCalendar } from './use-christmas.ts'

interface TodayCardProps {
  calendar: ShownCalendar
  pending: boolean
  onStamp: () => void
  onOpen: () => void
  onExtra: () => void
}

/** What today asks for, with one act at a time. */
export function TodayCard({ calendar, ...acts }: TodayCardProps) {
  const { day, doors, isSoldOut } = calendar
  if (day < 1) return <Note title={messages.soon} text={messages.soonHint} />
  if (day > doors) return <Note title={messages.allDoorsOver} text={messages.allDoorsOverHint} />
  if (isSoldOut) return <SoldOut>{messages.pausedHint}</SoldOut>
  return <Steps calendar={calendar} {...acts} />
}

const Note = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className={styles.card}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.note}>{text}</p>
  </section>
)

function Steps({ calendar, pending, onStamp, onOpen, onExtra }: TodayCardProps) {
  const { day, canStamp, canOpen, extrasLeft } = calendar
  const isOpened = doorState(calendar, day) === 'opened'
  const act = canStamp
    ? { text: messages.stampToday, icon: 'star' as const, run: onStamp }
    : canOpen
      ? { text: formatMessage(messages.openDoor, { day }), icon: 'gift' as const, run: onOpen }
      : extrasLeft > 0
        ? { text: formatMessage(messages.openExtra, { count: extrasLeft }), icon: 'gift' as const, run: onExtra }
        : undefined
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{isOpened ? messages.openedToday : formatMessage(messages.openToday, { day })}</h2>
      {!isOpened && (
        <>
          <Step isDone={!canStamp} text={messages.stepStamp} />
          <Needs calendar={calendar} />
        </>
      )}
      {act && (
        <Button block size="large" icon={act.icon} loading={pending} onClick={act.run}>
          {act.text}
        </Button>
      )}
      {act === undefined && <DepositLink calendar={calendar} isOpened={isOpened} />}
    </section>
  )
}

const Step = ({ isDone, text }: { readonly isDone: boolean; readonly text: string }) => (
  <p className={styles.step} data-done={isDone}>
    <Icon name={isDone ? 'check-circle' : 'star'} size={20} />
    {text}
  </p>
)

/** A deposit or bets of today: whichever is reached first. */
function Needs({ calendar }: { readonly calendar: ShownCalendar }) {
  const { deposited, depositNeed, staked, betNeed } = calendar
  const isDone = deposited >= depositNeed || staked >= betNeed
  if (isDone) return <Step isDone text={messages.stepPlayDone} />
  return (
    <div className={styles.needs}>
      <Need label={messages.depositToday} value={deposited} max={depositNeed} />
      <span className={styles.or}>{messages.or}</span>
      <Need label={messages.betToday} value={staked} max={betNeed} />
    </div>
  )
}

const Need = ({ label, value, max }: { readonly label: string; readonly value: number; readonly max: number }) => (
  <ProgressBar
    label={label}
    valueText={formatMessage(messages.amountOfNeed, {
      amount: formatMoney(wireCentavos(Math.min(value, max))),
      need: formatMoney(wireCentavos(max)),
    })}
    value={value}
    max={max}
  />
)

function DepositLink({ calendar, isOpened }: { readonly calendar: ShownCalendar; readonly isOpened: boolean }) {
  const { deposited, depositNeed, extraPer, extraMax, opened, day } = calendar
  const used = opened.filter((door) => door.day === day && door.extra > 0).length
  if (isOpened && used >= extraMax) return <p className={styles.note}>{messages.comeBack}</p>
  const missing = isOpened ? extraPer - (deposited % extraPer) : depositNeed - deposited
  const text = isOpened ? messages.depositForExtra : messages.depositForDoor
  return (
    <>
      {isOpened && <p className={styles.note}>{messages.comeBack}</p>}
      <ButtonLink href="/lobby/wallets/deposit" variant={isOpened ? 'secondary' : 'primary'} block icon="deposit">
        {formatMessage(text, { amount: formatMoney(wireCentavos(missing)) })}
      </ButtonLink>
    </>
  )
}
