import { firstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimFirstDeposit, readFirstDeposit } from '../contract.ts'
import { plainFirstDeposit } from './plain-first-deposit.ts'
import { messages } from './messages/en.ts'

export const firstDepositOffer: PromotionOffer = {
  id: activityType.firstDeposit,
  scene: 'first-deposit',
  lead: messages.lead,
  claims: claimSource({
    read: readFirstDeposit,
    claim: claimFirstDeposit,
    standing: (answer) => {
      const { state, offer } = plainFirstDeposit(answer)
      const isPaid = state.itemStatus === firstDepositStatus.paid && !state.isEnded
      const left = isPaid ? (offer?.award ?? []).filter(({ id }) => !state.propReceiveList.includes(id)) : []
      return { ready: left.map((item) => ({ items: [item], request: { propId: item.id }, until: state.expireTime })) }
    },
  }),
}
