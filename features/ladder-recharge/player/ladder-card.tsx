import type { CSSProperties } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { LiveCountdown } from '#features/promotion/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { readLadder } from '../contract.ts'
import styles from './ladder-card.module.css'

const collection = 1

interface LadderCardProps {
  ladder: ResponseOf<typeof readLadder>
  /** The week is over. */
  onEnd: () => void
}

/** The ladder as a flight of stairs: steps that are done, the one to be taken, and what is above it. */
export function LadderCard({ ladder: { steps, wasReset, expireTime, now }, onEnd }: LadderCardProps) {
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
              <Step {...step} />
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          {noteOf(steps, wasReset)} The ladder begins anew in{' '}
          <LiveCountdown at={expireTime} told={now} label="The ladder begins anew in" onEnd={onEnd} />.
        </p>
      </div>
    </Card>
  )
}

type LadderStep = LadderCardProps['ladder']['steps'][number]

function Step({ step, price, items, status }: LadderStep) {
  const bonus = wireCentavos(items[0]?.count ?? 0)
  const content = (
    <>
      {status === 2 ? (
        <Icon name="check" size={18} />
      ) : (
        <span className={styles.bonus}>{bonus === 0 ? '–' : `+${short(bonus)}`}</span>
      )}
      <span className={styles.price}>{short(price)}</span>
    </>
  )
  const name = `Step ${step}: deposit ${formatMoney(price)}, ${formatMoney(bonus)} more`
  if (status !== 1) {
    return (
      <div
        className={classNames(styles.step, status === 2 && styles.done)}
        role="img"
        aria-label={status === 2 ? `${name}. Done` : `${name}. Not yet`}
      >
        {content}
      </div>
    )
  }
  return (
    <a
      className={classNames(styles.step, styles.next)}
      href={`/lobby/wallets/deposit?actType=${collection}&amount=${price}`}
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

function noteOf(steps: readonly LadderStep[], wasReset: boolean): string {
  const next = steps.find(({ status }) => status === 1)
  if (next === undefined) return 'Everything of this week is yours.'
  const bonus = wireCentavos(next.items[0]?.count ?? 0)
  const way = `Deposit ${short(next.price)} or more for ${short(bonus)} on top.`
  return wasReset ? `Your withdrawal has set you back to the first step. ${way}` : way
}

const short = (amount: LadderStep['price']): string => formatMoney(amount).replace(/\.00$/, '')

type Measured = CSSProperties & Readonly<Record<`--${string}`, number>>
const countOf = (count: number): Measured => ({ '--count': count })
const heightOf = (step: number): Measured => ({ '--step': step })
