import { answer, refuse } from '#core/contract/outcome.ts'
import { activeMembersWith, changed, handleStaff, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { firstNameOf, refuseChatAct } from '../../rules.ts'
import { handOverSupportChat, listSupportColleagues } from '../../staff-contract.ts'
import { membersHere } from '../desk-now.ts'
import { chatFindForUpdate, chatTake } from '../store/chat.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'
import { recordOf } from './record-of.ts'

export const handOverHandlers = ({ audit }: Pick<SupportChatDependencies, 'audit'>): Handler[] => [
  handleStaff(listSupportColleagues, async ({ staff, db, now }) => {
    const [members, here] = await Promise.all([activeMembersWith(db, 'supportChat.answer'), membersHere(db, now)])
    const colleagues = members.filter(({ email }) => email !== staff.email)
    return answer({ members: colleagues.map(({ email, name }) => ({ email, name, isHere: here.has(email) })) })
  }),
  handleStaffChange(audit, handOverSupportChat, async ({ input: { id, to }, staff, tx }) => {
    const chat = await chatFindForUpdate(tx, id)
    if (chat === undefined) return refuse('chatNotFound')
    const refusal = refuseChatAct('handOver', chat, staff.email)
    if (refusal === 'chatFull') throw new Error('a full chat is handed over like any other')
    if (refusal !== undefined) return refuse(refusal)
    const members = await activeMembersWith(tx, 'supportChat.answer')
    const colleague = members.find(({ email }) => email === to && email !== staff.email)
    if (colleague === undefined) return refuse('notAColleague')
    await chatTake(tx, { id, owner: colleague.email, ownerName: firstNameOf(colleague.name) })
    return changed({}, recordOf(chat, { owner: colleague.email }))
  }),
]
