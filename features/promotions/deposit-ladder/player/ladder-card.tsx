import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { CSSProperties } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { readLadder } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './ladder-card.module.css'

interface LadderCardProps {
  ladder: ResponseOf<typeof readLadder>
  /** The week is over. */
  onEnd: () => void
}

/** The ladder as stairs. Only the current step names amounts: those above it give nothing for the next deposit. */
export function LadderCard({ ladder, onEnd }: LadderCardProps) {
  const { steps, isSoldOut, expireTime, now } = ladder
  return (
    <Card
      title={messages.title}
      action={
        <ButtonLink href="/rule/ladder-recharge" variant="ghost" size="small" icon="info">
          {messages.howItWorks}
        </ButtonLink>
      }
    >
      <div className={styles.ladder}>
        <ol className={styles.steps} style={countOf(steps.length)}>
          {steps.map((step) => (
            <li key={step.step} className={styles.slot} style={heightOf(step.step)}>
              <Step step={step} isSoldOut={isSoldOut && step.status === claimStatus.claimable} />
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          {noteOf(ladder)}{' '}
          {formatRich(messages.restartsIn, {
            time: <LiveCountdown at={expireTime} serverTime={now} label={messages.timeToRestart} onEnd={onEnd} />,
          })}
        </p>
      </div>
    </Card>
  )
}

interface StepProps {
  step: LadderCardProps['ladder']['steps'][number]
  isSoldOut: boolean
}

function Step({ step: { step, price, items, status }, isSoldOut }: StepProps) {
  const bonus = wireCentavos(items[0]?.count ?? 0)
  const content = (
    <>
      {status === claimStatus.done ? (
        <Icon name="check" size={18} />
      ) : isSoldOut ? (
        <span className={styles.bonus}>+{formatShortMoney(bonus)}</span>
      ) : (
        <Icon name="lock" size={18} />
      )}
      <span className={styles.price}>{formatMessage(messages.stepNumber, { step })}</span>
    </>
  )
  if (status !== claimStatus.claimable || isSoldOut) {
    return (
      <div
        className={classNames(styles.step, status === claimStatus.done && styles.done, isSoldOut && styles.soldOut)}
        role="img"
        aria-label={formatMessage(stepText(status, isSoldOut), {
          step,
          price: formatMoney(price),
          bonus: formatMoney(bonus),
        })}
      >
        {content}
      </div>
    )
  }
  return (
    <a
      className={classNames(styles.step, styles.next)}
      href={`/lobby/wallets/deposit?actType=${depositPurpose.depositLadder}&amount=${price}`}
    >
      <span className="visually-hidden">
        {formatMessage(messages.stepNext, { step, price: formatShortMoney(price), bonus: formatShortMoney(bonus) })}
      </span>
      <span aria-hidden className={styles.bonus}>
        +{formatShortMoney(bonus)}
      </span>
      <span aria-hidden className={styles.price}>
        {formatMessage(messages.priceFrom, { price: formatShortMoney(price) })}
      </span>
    </a>
  )
}

function stepText(status: StepProps['step']['status'], isSoldOut: boolean) {
  if (isSoldOut) return messages.stepSoldOut
  return status === claimStatus.done ? messages.stepDone : messages.stepLocked
}

function noteOf({ steps, isSoldOut, wasReset }: LadderCardProps['ladder']): string {
  const next = steps.find(({ status }) => status === claimStatus.claimable)
  if (next === undefined) return messages.allStepsDone
  if (isSoldOut) return messages.soldOut
  const bonus = wireCentavos(next.items[0]?.count ?? 0)
  const amounts = { price: formatShortMoney(next.price), bonus: formatShortMoney(bonus) }
  return wasReset ? formatMessage(messages.backAtFirstStep, amounts) : formatMessage(messages.nextStep, amounts)
}

type LadderStyle = CSSProperties & Readonly<Record<`--${string}`, number>>
const countOf = (count: number): LadderStyle => ({ '--count': count })
const heightOf = (step: number): LadderStyle => ({ '--step': step })
