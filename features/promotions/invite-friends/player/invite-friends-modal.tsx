import { type HomeModal, useHomeModal } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { readInviteBonus } from '../contract.ts'
import { InviteBonus } from './invite-bonus.tsx'
import { messages } from './messages/en.ts'
import { plainBonus } from './plain-bonus.ts'
import styles from './invite-friends-page.module.css'

/** The invite bonus as a modal over the home. */
export function InviteFriendsModal(turn: HomeModal) {
  const { answer } = useCallQuery(readInviteBonus, {})
  const { open, close } = useHomeModal(turn, answer !== undefined)
  return (
    <Sheet open={open} onClose={close} title={messages.title}>
      {answer && (
        <div className={styles.modal}>
          <p className={styles.lead}>{messages.pageLead}</p>
          <InviteBonus bonus={plainBonus(answer)} onRefused={close} />
        </div>
      )}
    </Sheet>
  )
}
