import { answer } from '#core/contract/outcome.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { listMail, mailUnread } from '../contract.ts'
import { redDotsOf } from '../rules.ts'
import { letterView } from './letter-view.ts'
import { mailCount, mailOpen, mailPage } from './store/mail.store.ts'

export const listMailHandler = handle(
  listMail,
  async ({ input: { kind, ...paging }, identity: { playerId }, now, tx }) => {
    const kinds = await mailCount(tx, playerId, now)
    const letters = await mailPage(tx, { ...paging, kind, playerId })
    const among = kinds.filter((each) => kind === undefined || each.kind === kind)
    return answer({
      ...paging,
      list: letters.map((letter) => letterView(letter, now)),
      total: sum(among.map(({ total }) => total)),
      kinds,
      markable: sum(among.map(({ markable }) => markable)),
    })
  },
)

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0)

export const mailUnreadHandler = handleOutsideTransaction(mailUnread, async ({ identity: { playerId }, now, db }) =>
  answer(redDotsOf(await mailOpen(db, playerId, now), now)),
)
