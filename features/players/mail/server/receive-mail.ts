import { answer, refuse } from '#core/contract/outcome.ts'
import { mayTakeGifts } from '#features/players/account/server/index.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { balancesOf } from '#ledger'
import { handle } from '#platform/http/handle.ts'
import { receiveMail } from '../contract.ts'
import { takeRefusal } from '../rules.ts'
import { mailFindForUpdate, mailMarkReceived } from './store/mail.store.ts'

/** The letter's lock makes ten taps one gift, and so does the gift's own key. */
export const receiveMailHandler = handle(receiveMail, async ({ input: { id }, identity: { playerId }, now, tx }) => {
  const [letter] = await mailFindForUpdate(tx, playerId, [id])
  if (letter === undefined) return refuse('mailNotFound')
  const refusal = takeRefusal(letter, now)
  if (refusal !== undefined) return refuse(refusal)
  if (!(await mayTakeGifts(tx, playerId, now))) return refuse('mayNotTake')
  await mailMarkReceived(tx, id, now)
  const { title, items } = letter
  await grantReward(tx, { playerId, source: 'mail', sourceKey: String(id), title, items, now })
  const { coin } = await balancesOf(tx, playerId)
  return answer({ items: [...items], coin })
})
