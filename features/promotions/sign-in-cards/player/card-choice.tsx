import type { CSSProperties } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { RewardItems, SoldOut } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import type { readSignInCards } from '../contract.ts'
import styles from './card-choice.module.css'
import { CardFace } from './card-face.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type State = ResponseOf<typeof readSignInCards>

const cardPurpose = 6

/** The cards for sale: price, and gifts by day. */
export function CardChoice({ state: { cards, signUpItems, lastsDays } }: { readonly state: State }) {
  if (cards.length === 0) {
    return (
      <Card>
        <EmptyState icon="calendar" title={messages.cardsEmpty}>
          {messages.cardsEmptyHint}
        </EmptyState>
      </Card>
    )
  }
  const main = cards.find(({ isSoldOut }) => !isSoldOut)
  return (
    <>
      {signUpItems.length > 0 && (
        <Card title={messages.firstCardBonus}>
          <div className={styles.first}>
            <RewardItems items={signUpItems} />
            <p className={styles.note}>{messages.signUpBonus}</p>
          </div>
        </Card>
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.propId}>
            <Offer card={card} isMain={card === main} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {cards.some(({ isSoldOut }) => isSoldOut) && `${messages.paymentCounts} `}
        {formatMessage(messages.claimWithin, { count: lastsDays })}
      </p>
    </>
  )
}

interface OfferProps {
  card: State['cards'][number]
  /** The first available one is the screen's primary action. */
  isMain: boolean
}

function Offer({ card: { propId, price, days, total, isSoldOut }, isMain }: OfferProps) {
  const amounts = days.map(({ items }) => items[0]?.count ?? 0)
  const most = Math.max(...amounts, 1)
  return (
    <article className={styles.offer} data-sold-out={isSoldOut || undefined}>
      <CardFace propId={propId} price={price}>
        {formatMessage(messages.totalOverDays, { total: formatMoney(total), count: days.length })}
      </CardFace>
      <ol className={styles.bars} aria-label={messages.rewardsByDay}>
        {days.map(({ day, items }) => (
          <li key={day} className={styles.bar}>
            <span className={styles.column} style={shareOf((items[0]?.count ?? 0) / most)} />
            <span className={styles.amount}>
              <span className="visually-hidden">{formatMessage(messages.dayNumber, { day })} </span>
              {formatShortMoney(wireCentavos(items[0]?.count ?? 0))}
            </span>
          </li>
        ))}
      </ol>
      {isSoldOut ? (
        <SoldOut>{null}</SoldOut>
      ) : (
        <ButtonLink
          href={`/lobby/wallets/deposit?actType=${cardPurpose}&amount=${price}`}
          variant={isMain ? 'primary' : 'secondary'}
          block
        >
          {formatMessage(messages.getItForPrice, { price: formatMoney(price) })}
        </ButtonLink>
      )}
    </article>
  )
}

const shareOf = (share: number): CSSProperties & Readonly<Record<`--${string}`, number>> => ({ '--share': share })
