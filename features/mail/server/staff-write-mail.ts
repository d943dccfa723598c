import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { isGivenByHand } from '#features/reward/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/staff/server/index.ts'
import { writeMail } from '../staff-contract.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import type { MailDependencies } from './mail-dependencies.ts'
import { sendMail } from './send-mail.ts'

export const staffWriteMailHandler = ({
  audit,
  isPlayer,
  coinMax,
}: MailDependencies & Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, writeMail, async ({ input, staff, tx, now }) => {
    const { playerId, requestKey, title, body, items, daysValid } = input
    if (!items.every(isGivenByHand)) return refuse('notToGive')
    if (!(await isPlayer(tx, playerId))) return refuse('playerNotFound')
    if (coinsIn(items) > (await coinMax(tx, staff.roles))) return refuse('aboveMailMax')
    const letter = { playerId, title, body, items, sentAt: now, expiresAt: addDuration(now, days(daysValid)) }
    const sent = await sendMail(tx, { ...letter, source: 'staff', sourceKey: requestKey })
    if (sent === 'sentBefore') return refuse('sentBefore')
    const record = { subject: `player:${playerId}`, before: {}, after: { title, items: keptItems(items), daysValid } }
    return changed({}, record)
  })
