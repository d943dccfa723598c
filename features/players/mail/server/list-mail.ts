import { answer } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { listMail, mailUnread } from '../contract.ts'
import { redDotsOf } from '../rules.ts'
import { letterView } from './letter-view.ts'
import { mailOpen, mailPage } from './store/mail.store.ts'

export const listMailHandler = handle(listMail, async ({ input, identity: { playerId }, now, tx }) => {
  const { total, letters } = await mailPage(tx, { ...input, playerId })
  return answer({ ...input, total, list: letters.map((letter) => letterView(letter, now)) })
})

export const mailUnreadHandler = handleOutsideTransaction(mailUnread, async ({ identity: { playerId }, now, db }) =>
  answer(redDotsOf(await mailOpen(db, playerId, now), now)),
)
