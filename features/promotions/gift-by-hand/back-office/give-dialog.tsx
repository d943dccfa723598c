import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { requestGiftByHand, viewPlayerPromotions } from '../contract.ts'
import type { GiftReason } from '../gift-reason.ts'
import { messages } from './messages/en.ts'

export type PlayerPromotion = ResponseOf<typeof viewPlayerPromotions>['promotions'][number]

const whys = [
  { value: 'fault', label: messages.fault },
  { value: 'delay', label: messages.delay },
  { value: 'agreed', label: messages.agreed },
] as const

interface GiveDialogProps {
  playerId: number
  promotion: PlayerPromotion
  onClose: () => void
}

/** Requests one reward of a promotion for one player. */
export function GiveDialog({ playerId, promotion: { key, title, gifts }, onClose }: GiveDialogProps) {
  const refresh = useRefreshCalls()
  const { requestKey, send } = useApprovalRequest()
  const [claimKey, setClaimKey] = useState('')
  const [why, setWhy] = useState<GiftReason>('fault')
  const open = gifts.filter(({ status }) => status === 'open')
  const chosen = open.find((gift) => gift.claimKey === claimKey)
  const act = async (reason: string) => {
    const reply = await send(requestGiftByHand, { requestKey, playerId, key, claimKey, why, reason })
    // A refusal also means that the list was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewPlayerPromotions)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.giveTitle, { promotion: title })}
      confirmLabel={messages.submit}
      act={act}
      onClose={onClose}
    >
      <p>{messages.secondPerson}</p>
      <Select
        label={messages.reward}
        placeholder={messages.chooseReward}
        value={claimKey}
        hint={chosen && hintOf(chosen)}
        options={open.map((gift) => ({
          value: gift.claimKey,
          label: formatMessage(messages.rewardOption, { about: gift.about, reward: gift.reward }),
        }))}
        onChange={(event) => setClaimKey(event.currentTarget.value)}
      />
      <SegmentedControl label={messages.why} options={whys} value={why} onChange={setWhy} />
    </ReasonDialog>
  )
}

const hintOf = ({ cost, isRepair }: PlayerPromotion['gifts'][number]): string =>
  formatMessage(isRepair ? messages.repairHint : messages.costHint, { cost: formatMoney(cost) })
