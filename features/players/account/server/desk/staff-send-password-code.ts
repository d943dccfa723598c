import { days, seconds } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { maskedMobile } from '../../rules.ts'
import { sendPasswordCode } from '../../staff-contract.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { codeText } from '../access/code-text.ts'
import { codesSentSince } from '../store/one-time-code.store.ts'
import { createCode } from '../access/one-time-codes.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { scheduleSms } from '#platform/notifications/sms.ts'

export type PasswordCodeDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly account: Pick<AccountDependencies, 'sms' | 'seal' | 'hashToken' | 'configuration'>
}

const resendAfter = seconds(60)
const perDayMax = 10

/** Sends the player a code to set a new password. No staff member sees it. */
export const staffSendPasswordCodeHandler = ({ audit, account }: PasswordCodeDependencies) =>
  handleStaffChange(audit, sendPasswordCode, async ({ input: { playerId }, tx, now }) => {
    if (!account.sms) return refuse('codeUnavailable')
    // The lock makes two simultaneous requests send one message.
    const player = await playerFindForUpdate(tx, playerId)
    if (!player) return refuse('notFound')
    const { mobile } = player
    if (!mobile) return refuse('noMobile')
    const sentSince = (since: typeof now) => codesSentSince(tx, { mobile, purpose: 'forget', since })
    if ((await sentSince(subtractDuration(now, resendAfter))) > 0) return refuse('tryLater')
    if ((await sentSince(subtractDuration(now, days(1)))) >= perDayMax) return refuse('tryLater')

    const codeRequest = { purpose: 'forget', mobile, playerId: undefined, real: true, now } as const
    const { code, requestId } = await createCode(tx, codeRequest, account)
    const { operatorName } = await account.configuration()
    const text = codeText({ ...codeRequest, code, operatorName, language: await languageOfPlayer(tx, playerId) })
    await scheduleSms(tx, { to: mobile, text, reference: requestId }, { seal: account.seal, now })
    const sentTo = maskedMobile(mobile)
    return changed({ sentTo }, { subject: `player:${playerId}`, before: null, after: { sentTo } })
  })
