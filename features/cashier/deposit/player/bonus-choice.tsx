import { type RefObject, useLayoutEffect, useRef } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type WireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import styles from './bonus-choice.module.css'
import { messages } from './messages/en.ts'
import { chosenIn, type DepositQuote, keyOfChoice, type QuotedChoice, offerName } from './use-quote.ts'

export interface BonusChoiceProps {
  amount: WireCentavos | undefined
  quote: DepositQuote | undefined
  /** The amount cannot be deposited, so there is no quote of it. */
  isAtFault: boolean
  /** What the player has chosen; undefined: the best. */
  chosenKey: string | undefined
  onChoose: (key: string) => void
}

/** The sum that is paid, the sum that is credited, and the choice between the bonuses. */
export function BonusChoice({ amount, quote, isAtFault, chosenKey, onChoose }: BonusChoiceProps) {
  const chosen = quote && chosenIn(quote, chosenKey)
  const box = useKeptHeight<HTMLElement>(quote !== undefined)
  return (
    <section ref={box} className={styles.quote} aria-label={messages.whatYouGet}>
      <p className={styles.sum} aria-live="polite">
        {amount && quote && chosen ? sumText(amount, quote, chosen) : textWithout(isAtFault)}
      </p>
      {quote && chosen && quote.choices.length > 1 && (
        <Select
          label={<span className="visually-hidden">{messages.bonus}</span>}
          value={keyOfChoice(chosen)}
          options={quote.choices.map((choice) => ({ value: keyOfChoice(choice), label: choiceText(choice) }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
      {isGone(quote, chosenKey) && (
        <p className={styles.warning} role="alert">
          {messages.choiceGone}
        </p>
      )}
      {notesOf(quote, chosen).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

/** Keeps the height of a box while its next content is on its way, so that what stands below does not move. */
function useKeptHeight<Box extends HTMLElement>(isFilled: boolean): RefObject<Box | null> {
  const ref = useRef<Box>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null) return
    box.style.minHeight = isFilled ? '' : `${height.current}px`
    if (isFilled) height.current = box.getBoundingClientRect().height
  })
  return ref
}

const textWithout = (isAtFault: boolean): string => (isAtFault ? messages.amountToSee : messages.whatYouGet)

const sumText = (amount: WireCentavos, quote: DepositQuote, chosen: QuotedChoice) =>
  formatRich(messages.youPayYouGet, {
    amount: <Money amount={amount} />,
    total: <Money amount={totalOf(quote, chosen)} tone="gold" className={styles.total} />,
  })

const isGone = (quote: DepositQuote | undefined, key: string | undefined): boolean =>
  quote !== undefined && key !== undefined && !isAmong(quote, key)

const isAmong = ({ choices }: DepositQuote, key: string): boolean =>
  choices.some((choice) => keyOfChoice(choice) === key)

/** The credited sum: a debt is repaid from the deposit first. */
const totalOf = ({ amount, repaid }: DepositQuote, { bonus }: QuotedChoice): WireCentavos =>
  wireCentavos(amount - repaid + bonus)

function choiceText({ choice, lines, bonus }: QuotedChoice): string {
  if (lines.length === 0 || (choice === 'none' && bonus === 0)) return messages.noBonus
  return formatMessage(messages.bonusOf, {
    offer: lines.map(({ title }) => title).join(' + '),
    bonus: formatMoney(bonus),
  })
}

function notesOf(quote: DepositQuote | undefined, chosen: QuotedChoice | undefined): string[] {
  if (quote === undefined || chosen === undefined) return []
  const left = quote.choices.find(({ choice }) => choice === 'offers')?.lines[0]
  return [
    ...chosen.lines.map((line) =>
      formatMessage(messages.bonusPlaythrough, {
        offer: offerName(line),
        times: line.betRate,
        bonus: formatMoney(line.bonus),
      }),
    ),
    ...(quote.repaid > 0 ? [formatMessage(messages.repaidFirst, { repaid: formatMoney(quote.repaid) })] : []),
    ...(left !== undefined && chosen.choice !== 'offers' && left.endsAt !== -1
      ? [formatMessage(messages.offerStaysOpen, { offer: offerName(left), time: formatInstant(left.endsAt) })]
      : []),
  ]
}
