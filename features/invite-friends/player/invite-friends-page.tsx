import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { failureText } from '#features/lobby/player/index.ts'
import { useInvite } from '#features/invite/player/index.ts'
import { ClaimButton, GivenDialog, PromotionPage, RewardItems, useClaim } from '#features/promotion/player/index.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useBack } from '#platform/browser/router/use-back.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { claimInviteBonus, readInviteBonus } from '../contract.ts'
import styles from './invite-friends-page.module.css'

/** For new players: so many friends, two gifts. */
export function InviteFriendsPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(readInviteBonus, {})
  const leave = useBack('/lobby/home')
  const ends = answer && { at: answer.appInviteBonus1User.expireTime, now: answer.now }
  return (
    <PromotionPage
      title="Invite friends"
      lead="New here? Bring friends along, and take two gifts."
      icon="users"
      rule="inviteFriends"
      ends={answer?.appInviteBonus1User.itemStatus === 0 ? ends : undefined}
      onEnd={() => void refresh()}
    >
      {answer ? (
        <Bonus bonus={answer} />
      ) : failure?.kind === 'refusal' ? (
        <ConfirmDialog open title="Tips" confirmLabel="Exit the page" onConfirm={leave} onCancel={leave}>
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

function Bonus({ bonus }: { bonus: ResponseOf<typeof readInviteBonus> }) {
  const { appInviteBonus1User: state, appInviteBonus1ConfigList: list, propList, inviteCode } = bonus
  const { invite } = useInvite(inviteCode)
  const [given, setGiven] = useState<ResponseOf<typeof claimInviteBonus>['items']>()
  const { claim, pending, presenceDialog } = useClaim(claimInviteBonus, {
    refresh: [readInviteBonus],
    onClaimed: ({ items }) => setGiven(items),
  })
  const config = list.find(({ id }) => id === state.awardId) ?? list[0]
  if (config === undefined) return null
  return (
    <>
      <Card>
        <div className={styles.progress}>
          <ProgressBar
            label="Friends who count"
            valueText={`${state.inviteCount} of ${config.inviteCount}`}
            value={state.inviteCount}
            max={config.inviteCount}
          />
          {state.itemStatus === 0 && (
            <Button block size="large" icon="share" onClick={invite}>
              Invite
            </Button>
          )}
        </div>
      </Card>
      {config.award.map((item) => (
        <Card key={item.id}>
          <div className={styles.gift}>
            <RewardItems items={[item]} />
            <ClaimButton
              size="small"
              label="Receive"
              loading={pending}
              state={propList.includes(item.id) ? 'done' : state.itemStatus === 1 ? 'claimable' : 'locked'}
              onClaim={() => claim({ propId: item.id })}
            />
          </div>
        </Card>
      ))}
      <GivenDialog items={given} onClose={() => setGiven(undefined)} />
      {presenceDialog}
    </>
  )
}
