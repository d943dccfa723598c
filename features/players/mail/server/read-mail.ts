import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { markMailRead, readMail } from '../contract.ts'
import { letterView } from './letter-view.ts'
import { mailFindForUpdate, mailMarkAllRead, mailMarkRead } from './store/mail.store.ts'

export const readMailHandler = handle(readMail, async ({ input: { id }, identity: { playerId }, now, tx }) => {
  const [letter] = await mailFindForUpdate(tx, playerId, [id])
  if (letter === undefined) return refuse('mailNotFound')
  await mailMarkRead(tx, id, now)
  return answer({ ...letterView({ ...letter, readAt: letter.readAt ?? now }, now), body: [...letter.body] })
})

export const markMailReadHandler = handle(markMailRead, async ({ input, identity: { playerId }, now, tx }) =>
  answer({ marked: await mailMarkAllRead(tx, { ...input, playerId, now }) }),
)
