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
  const { price, showType, award, isSoldOut } = offer
  const isBuyable = itemStatus === firstDepositStatus.buyable
  return (
    <Card>
      <div className={styles.offer} data-size={showType}>
        <Head offer={offer} isBuyable={isBuyable} />
        <ul className={styles.awards}>
          {award.map((item) => (
            <li key={item.id} className={styles.award}>
              <RewardItems items={[item]} />
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
        {isBuyable && !isEnded && <Purchase price={price} isSoldOut={isSoldOut} />}
        {itemStatus === firstDepositStatus.paid && <p className={styles.note}>{messages.paid}</p>}
        {itemStatus === firstDepositStatus.done && <p className={styles.note}>{messages.allClaimed}</p>}
      </div>
    </Card>
  )
}

type Offer = NonNullable<PlainFirstDeposit['offer']>

/** The price, and the worth of all that it buys. Once bought, both are silent: more may have been paid than the price. */
const Head = ({ offer: { showType, price, discount }, isBuyable }: { offer: Offer; isBuyable: boolean }) => (
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
)

const Purchase = ({ price, isSoldOut }: Pick<Offer, 'price' | 'isSoldOut'>) =>
  isSoldOut ? (
    <SoldOut />
  ) : (
    <ButtonLink href={`/lobby/wallets/deposit?actType=${firstDepositKind}&amount=${price}`} size="large" block>
      {formatMessage(messages.getItForPrice, { price: formatMoney(price) })}
    </ButtonLink>
  )
