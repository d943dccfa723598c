import { formatMessage } from '#core/message/format-message.ts'
import { SoldOut } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import { prizeText } from './prize-text.ts'
import styles from './scratch-ticket.module.css'
import type { ShownCount, ShownDraw } from './use-count.ts'

interface ScratchTicketProps {
  count: ShownCount
  /** The card that was scratched on this page last. */
  scratched: ShownDraw | undefined
  pending: boolean
  onScratch: () => void
  onInvite: () => void
}

/** A card under gold foil, which a tap wipes off. */
export function ScratchTicket({ count, scratched, pending, onScratch, onInvite }: ScratchTicketProps) {
  const { scratchLeft, isScratchSoldOut } = count
  const canScratch = scratchLeft > 0 && !isScratchSoldOut
  return (
    <section className={styles.card} aria-label={messages.scratchCard}>
      <Ticket scratched={scratched} canScratch={canScratch} />
      <p className={styles.note}>
        {scratchLeft > 0 ? formatMessage(messages.cardsLeft, { count: scratchLeft }) : messages.cardsNone}
      </p>
      {scratchLeft > 0 && isScratchSoldOut && <SoldOut>{messages.paused}</SoldOut>}
      {canScratch && (
        <Button block size="large" icon="ticket" loading={pending} onClick={onScratch}>
          {scratched ? messages.scratchNext : messages.scratch}
        </Button>
      )}
      {scratchLeft === 0 && (
        <Button block size="large" icon="share" onClick={onInvite}>
          {messages.inviteForCard}
        </Button>
      )}
    </section>
  )
}

type TicketProps = Pick<ScratchTicketProps, 'scratched'> & { readonly canScratch: boolean }

const Ticket = ({ scratched, canScratch }: TicketProps) => (
  <div className={styles.ticket} data-theme="night" data-state={scratched ? 'open' : canScratch ? 'ready' : 'empty'}>
    <p className={styles.prize} role="status">
      {scratched && (
        <>
          <span className={styles.label}>{messages.youWon}</span>
          <strong className={styles.amount}>{prizeText(scratched.items)}</strong>
        </>
      )}
    </p>
    <div key={scratched?.nonce ?? 'covered'} className={styles.foil} aria-hidden="true">
      <Icon name="star" size={56} />
    </div>
  </div>
)
