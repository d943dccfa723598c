import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { listMail, mailUnread } from '../contract.ts'
import { redDotsOf } from '../rules.ts'
import { letterView } from './letter-view.ts'
import { mailOpen, mailPage } from './mail.store.ts'

export const listMailHandler = handle(listMail, async ({ input, identity: { playerId }, now, tx }) => {
  const { total, letters } = await mailPage(tx, { ...input, playerId })
  return answer({ ...input, total, list: letters.map((letter) => letterView(letter, now)) })
})

export const mailUnreadHandler = handle(mailUnread, async ({ identity: { playerId }, now, tx }) =>
  answer(redDotsOf(await mailOpen(tx, playerId, now), now)),
)
