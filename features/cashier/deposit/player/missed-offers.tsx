import { formatMessage } from '#core/message/format-message.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { rewardInSentence } from '#core/reward/reward-in-sentence.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './missed-offers.module.css'
import { messages } from './messages/en.ts'
import { type DepositQuote, offerName } from './use-quote.ts'

interface MissedOffersProps {
  missed: DepositQuote['missed']
  onChoose: (amount: WireCentavos) => void
}

/** Offers that the amount is too small for. One that it would end is a warning. */
export function MissedOffers({ missed, onChoose }: MissedOffersProps) {
  return missed.map((each) => (
    <div key={each.offer} className={each.isLost ? styles.lost : styles.missed}>
      <Icon name={each.isLost ? 'warning' : 'gift'} size={20} />
      <p>
        {formatMessage(each.isLost ? messages.offerWouldEnd : messages.offerNeeds, {
          offer: offerName(each),
          need: formatMoney(each.need),
          reward: rewardsText(each.items),
        })}
      </p>
      <Button variant="secondary" size="small" className={styles.act} onClick={() => onChoose(each.need)}>
        {formatMessage(messages.depositInstead, { need: formatMoney(each.need) })}
      </Button>
    </div>
  ))
}

/** The rewards that can be claimed after this deposit, and when. */
export function DepositGifts({ gifts }: { gifts: DepositQuote['gifts'] }) {
  if (gifts.length === 0) return null
  return (
    <ul className={styles.gifts} aria-label={messages.alsoWithThisDeposit}>
      {[...new Set(gifts.map(lineOf))].map((line) => (
        <li key={line} className={styles.missed}>
          <Icon name="gift" size={20} />
          <p>{giftText(gifts.filter((gift) => lineOf(gift) === line))}</p>
        </li>
      ))}
    </ul>
  )
}

const lineOf = ({ offer, when }: DepositQuote['gifts'][number]): string => `${offer} ${when}`

/** Steps of one offer that a deposit reaches together are one line. */
function giftText(steps: DepositQuote['gifts']): string {
  const [first] = steps
  if (first === undefined) return ''
  return formatMessage(first.when === 'claim' ? messages.giftToClaim : messages.giftAfterPlaythrough, {
    offer: steps.length === 1 ? offerName(first) : first.title,
    reward: rewardsText(steps.flatMap(({ items }) => items)),
  })
}

const rewardsText = (items: DepositQuote['gifts'][number]['items']): string =>
  items
    .map(({ betRate, ...item }) => rewardInSentence({ ...item, betRate: basisPointsFromDecimal(betRate) }))
    .join(', ')
