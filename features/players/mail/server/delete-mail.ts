import { answer, refuse } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { deleteMail } from '../contract.ts'
import { mayDelete } from '../rules.ts'
import { mailFindForUpdate, mailMarkDeleted } from './store/mail.store.ts'

export const deleteMailHandler = handle(deleteMail, async ({ input, identity: { playerId }, now, tx }) => {
  const ids = [...new Set(input.ids)]
  const letters = await mailFindForUpdate(tx, playerId, ids)
  if (letters.length < ids.length) return refuse('mailNotFound')
  if (letters.some((letter) => !mayDelete(letter, now))) return refuse('notTaken')
  await mailMarkDeleted(tx, ids, now)
  return answer({})
})
