import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { SoldOut } from '#features/promotions/kit/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { ItemWords } from './item-words.tsx'
import { messages } from './messages/en.ts'
import styles from './rows.module.css'
import type { ShownFestival } from './use-festival.tsx'

/** Deposits with a bonus and stars, each once. */
export function Packs({ festival: { packs, arePacksSoldOut } }: { readonly festival: ShownFestival }) {
  if (packs.length === 0 && !arePacksSoldOut) return null
  return (
    <Card title={messages.packs}>
      <p className={styles.note}>{messages.packsHint}</p>
      <ul className={styles.rows}>
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </ul>
      {arePacksSoldOut && <SoldOut />}
    </Card>
  )
}

function PackRow({ pack: { price, items, stars, status } }: { readonly pack: ShownFestival['packs'][number] }) {
  return (
    <li className={styles.row}>
      <ItemWords
        items={items}
        note={stars > 0 ? formatMessage(messages.withStars, { count: stars }) : messages.bonus}
      />
      {status === claimStatus.done ? (
        <span className={styles.done}>
          <Icon name="check" size={18} />
          {messages.bought}
        </span>
      ) : (
        <ButtonLink href={`/lobby/wallets/deposit?actType=${depositPurpose.festival}&amount=${price}`} size="small">
          {formatMessage(messages.depositPrice, { price: formatMoney(price) })}
        </ButtonLink>
      )}
    </li>
  )
}
