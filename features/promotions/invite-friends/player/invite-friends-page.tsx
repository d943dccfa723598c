import { inviteStatus } from '#core/enumerations/invite-status.ts'
import { InviteLink, InviteList, useInvite } from '#features/promotions/invite/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { PromotionPage } from '#features/promotions/kit/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { readInviteBonus } from '../contract.ts'
import { InviteBonus } from './invite-bonus.tsx'
import { messages } from './messages/en.ts'
import { type PlainBonus, plainBonus } from './plain-bonus.ts'
import styles from './invite-friends-page.module.css'

/** For new players: invite friends, get two gifts. */
export function InviteFriendsPage() {
  const { answer, failure, pending, refresh, refreshing } = useCallQuery(readInviteBonus, {})
  const leave = useBack('/lobby/home')
  const bonus = answer && plainBonus(answer)
  const ends = { known: bonus && { at: bonus.state.expireTime, now: bonus.now } }
  const mayEnd = bonus === undefined || bonus.state.itemStatus === inviteStatus.inviting
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="invite-friends"
      rule="inviteFriends"
      isAwaited={pending}
      ends={mayEnd ? ends : undefined}
      onEnd={() => void refresh()}
    >
      {bonus ? (
        <>
          <InviteBonus bonus={bonus} />
          <InvitedFriends bonus={bonus} />
        </>
      ) : failure?.kind === 'refusal' ? (
        <ConfirmDialog open title={messages.tips} confirmLabel={messages.exitPage} onConfirm={leave} onCancel={leave}>
          {failureText(failure)}
        </ConfirmDialog>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </PromotionPage>
  )
}

function InvitedFriends({ bonus: { inviteCode, invites } }: { readonly bonus: PlainBonus }) {
  const { link, invite, shareSheet } = useInvite(inviteCode)
  return (
    <>
      <InviteLink link={link} onShare={invite} />
      {shareSheet}
      <InviteList invites={invites} />
    </>
  )
}
