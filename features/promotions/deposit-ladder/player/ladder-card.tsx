import { rechargeBonusKind } from '#core/enumerations/recharge-bonus-kind.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import type { CSSProperties } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { readLadder } from '../contract.ts'
import styles from './ladder-card.module.css'

interface LadderCardProps {
  ladder: ResponseOf<typeof readLadder>
  /** The week is over. */
  onEnd: () => void
}

/** The ladder as stairs: finished steps, the current one, and those above it. */
export function LadderCard({ ladder, onEnd }: LadderCardProps) {
  const { steps, isSoldOut, expireTime, now } = ladder
  return (
    <Card
      title="Deposit ladder"
      action={
        <ButtonLink href="/rule/ladder-recharge" variant="ghost" size="small" icon="info">
          How it works
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
          {noteOf(ladder)} The ladder begins anew in{' '}
          <LiveCountdown at={expireTime} told={now} label="The ladder begins anew in" onEnd={onEnd} />.
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
      ) : (
        <span className={styles.bonus}>{bonus === 0 ? '–' : `+${short(bonus)}`}</span>
      )}
      <span className={styles.price}>{short(price)}</span>
    </>
  )
  const name = `Step ${step}: deposit ${formatMoney(price)}, ${formatMoney(bonus)} more`
  if (status !== claimStatus.claimable || isSoldOut) {
    return (
      <div
        className={classNames(styles.step, status === claimStatus.done && styles.done, isSoldOut && styles.soldOut)}
        role="img"
        aria-label={`${name}. ${stateWord(status, isSoldOut)}`}
      >
        {content}
      </div>
    )
  }
  return (
    <a
      className={classNames(styles.step, styles.next)}
      href={`/lobby/wallets/deposit?actType=${rechargeBonusKind.collection}&amount=${price}`}
    >
      <span className={styles.bonus}>
        <span className="visually-hidden">Step {step}: </span>+{short(bonus)}
      </span>
      <span className={styles.price}>
        <span className="visually-hidden"> for a deposit of </span>
        {short(price)}
      </span>
    </a>
  )
}

function stateWord(status: StepProps['step']['status'], isSoldOut: boolean): string {
  if (isSoldOut) return 'Sold out for now'
  return status === claimStatus.done ? 'Done' : 'Not yet'
}

function noteOf({ steps, isSoldOut, wasReset }: LadderCardProps['ladder']): string {
  const next = steps.find(({ status }) => status === claimStatus.claimable)
  if (next === undefined) return 'Everything of this week is yours.'
  if (isSoldOut) return 'Sold out for now: a payment for the next step that you have begun still counts.'
  const bonus = wireCentavos(next.items[0]?.count ?? 0)
  const way = `Deposit ${short(next.price)} or more without a coupon and get ${short(bonus)} on top.`
  return wasReset ? `Your withdrawal has set you back to the first step. ${way}` : way
}

const short = (amount: StepProps['step']['price']): string => formatMoney(amount).replace(/\.00$/, '')

type LadderStyle = CSSProperties & Readonly<Record<`--${string}`, number>>
const countOf = (count: number): LadderStyle => ({ '--count': count })
const heightOf = (step: number): LadderStyle => ({ '--step': step })
