import { activityType } from '#core/enumerations/activity-type.ts'
import { claimSource, type PromotionOffer } from '#features/promotions/kit/player/index.ts'
import { claimTask, readTasks } from '../contract.ts'
import { messages } from './messages/en.ts'

export const taskOffer: PromotionOffer = {
  id: activityType.tasks,
  scene: 'task',
  lead: messages.lead,
  claims: claimSource({
    read: readTasks,
    claim: claimTask,
    standing: ({ tasks, chests, achieveNum, endsAt }) => ({
      ready: [
        ...tasks.filter(isClaimable).map(({ id, items }) => ({ items, request: { taskId: id } })),
        ...chests.filter(isClaimable).map(({ id, items }) => ({ items, request: { chestId: id }, until: endsAt })),
      ],
      progress: { unit: 'steps', done: achieveNum, need: chests.find(({ need }) => need > achieveNum)?.need ?? 0 },
    }),
  }),
}

const isClaimable = ({ status }: { readonly status: string }): boolean => status === 'claimable'
