import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ClaimButton, RewardItems, SoldOut } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import type { PlainFirstDeposit } from './plain-first-deposit.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './first-deposit-offer.module.css'

interface FirstDepositOfferProps {
  firstDeposit: Pick<PlainFirstDeposit, 'state' | 'offer'>
  pending: boolean
  onClaim: (propId: number) => void
}

const kinds = { 1: messages.starterPack, 2: messages.playerPack, 3: messages.championPack } as const
const firstDepositKind = 13

/** The price, the value, and a button per gift. */
export function FirstDepositOffer({ firstDeposit: { state, offer }, pending, onClaim }: FirstDepositOfferProps) {
  const { itemStatus, propReceiveList, isEnded } = state
  if (offer === undefined) return null
  const { price, showType, award, discount, isSoldOut } = offer
  // What was paid since may have been more than the price.
  const isBuyable = itemStatus === firstDepositStatus.buyable
  return (
    <Card>
      <div className={styles.offer} data-size={showType}>
        <header className={styles.head}>
          <div>
            <p className={styles.kind}>{kinds[showType]}</p>
            {isBuyable && <p className={styles.price}>{formatMoney(price)}</p>}
          </div>
          {isBuyable && (
            <p className={styles.discount}>
              {formatRich(messages.worthOfPrice, { discount: <strong>{discount}%</strong>, price: formatMoney(price) })}
            </p>
          )}
        </header>
        <ul className={styles.awards}>
          {award.map((item) => (
            <li key={item.id} className={styles.award}>
              <RewardItems items={[item]} compact />
              <ClaimButton
                state={
                  propReceiveList.includes(item.id)
                    ? 'done'
                    : itemStatus === firstDepositStatus.paid && !isEnded
                      ? 'claimable'
                      : 'locked'
                }
                lockedLabel={messages.free}
                size="small"
                loading={pending}
                onClaim={() => onClaim(item.id)}
              />
            </li>
          ))}
        </ul>
        {isBuyable && !isEnded && isSoldOut && <SoldOut />}
        {isBuyable && !isEnded && !isSoldOut && (
          <ButtonLink href={`/lobby/wallets/deposit?actType=${firstDepositKind}&amount=${price}`} size="large" block>
            {formatMessage(messages.getItForPrice, { price: formatMoney(price) })}
          </ButtonLink>
        )}
        {itemStatus === firstDepositStatus.paid && <p className={styles.note}>{messages.paid}</p>}
        {itemStatus === firstDepositStatus.done && <p className={styles.note}>{messages.allClaimed}</p>}
      </div>
    </Card>
  )
}
