import { inviteStatus } from '#core/enumerations/invite-status.ts'
import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useInvite } from '#features/promotions/invite/player/index.ts'
import { ClaimButton, GivenDialog, RewardItems, useClaim } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { claimInviteBonus, readInviteBonus } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { PlainBonus } from './plain-bonus.ts'
import styles from './invite-friends-page.module.css'

interface InviteBonusProps {
  bonus: PlainBonus
  onRefused?: () => void
}

/** The number of friends that count, and the two gifts. */
export function InviteBonus({ bonus, onRefused }: InviteBonusProps) {
  const { state, gift, propList, inviteCode } = bonus
  const { invite, shareSheet } = useInvite(inviteCode)
  const [given, setGiven] = useState<ResponseOf<typeof claimInviteBonus>['items']>()
  const { claim, pending, presenceDialog } = useClaim(claimInviteBonus, {
    refresh: [readInviteBonus],
    onClaimed: ({ items }) => setGiven(items),
    ...(onRefused && { onRefused }),
  })
  if (gift === undefined) return null
  return (
    <>
      <Card>
        <div className={styles.progress}>
          <ProgressBar
            label={messages.qualifiedFriends}
            valueText={formatMessage(messages.friendsOfNeeded, {
              friends: state.inviteCount,
              needed: gift.inviteCount,
            })}
            value={state.inviteCount}
            max={gift.inviteCount}
          />
          {state.itemStatus === inviteStatus.inviting && (
            <Button block size="large" icon="share" onClick={invite}>
              {messages.invite}
            </Button>
          )}
        </div>
      </Card>
      {gift.award.map((item) => (
        <Card key={item.id}>
          <div className={styles.gift}>
            <RewardItems items={[item]} />
            <ClaimButton
              size="small"
              label={messages.receive}
              loading={pending}
              state={
                propList.includes(item.id)
                  ? 'done'
                  : state.itemStatus === inviteStatus.claimable
                    ? 'claimable'
                    : 'locked'
              }
              onClaim={() => claim({ propId: item.id })}
            />
          </div>
        </Card>
      ))}
      <GivenDialog items={given} ready={pending} onClose={() => setGiven(undefined)} />
      {presenceDialog}
      {shareSheet}
    </>
  )
}
