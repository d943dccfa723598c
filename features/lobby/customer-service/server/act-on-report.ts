import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { announceSupportMessage, sendMail } from '#features/players/mail/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { refuseReportAct, reportNumber } from '../rules.ts'
import { answerPlayerReport, closePlayerReport, takePlayerReport } from '../staff-contract.ts'
import { answerLetter } from './answer-letter.ts'
import {
  reportAnswer,
  reportClose,
  reportFindForUpdate,
  reportTake,
  type WholeReport,
} from './store/staff-report.store.ts'
import type { StaffReportDependencies } from './desk/staff-report-dependencies.ts'

const letterLasts = days(180)

/** Taking, answering and closing, each under the report's lock, so that of ten simultaneous answers one succeeds. */
export const actOnReportHandlers = ({ audit }: Pick<StaffReportDependencies, 'audit'>): Handler[] => [
  handleStaffChange(audit, takePlayerReport, async ({ input: { id, takesOver }, staff, tx, now }) => {
    const report = await reportFindForUpdate(tx, id)
    if (report === undefined) return refuse('reportNotFound')
    const refusal = refuseReportAct(takesOver ? 'takeOver' : 'take', report, staff.email)
    if (refusal !== undefined) return refuse(refusal)
    await reportTake(tx, { id, by: staff.email, now })
    return changed({}, recordOf(report, { takenBy: staff.email }))
  }),
  handleStaffChange(audit, answerPlayerReport, async ({ input: { id, answer }, staff, tx, now }) => {
    const report = await reportFindForUpdate(tx, id)
    if (report === undefined) return refuse('reportNotFound')
    const refusal = refuseReportAct('answer', report, staff.email)
    if (refusal !== undefined) return refuse(refusal)
    await reportAnswer(tx, { id, by: staff.email, now, text: answer })
    const { playerId, reportedAt, text } = report
    const number = reportNumber(id, reportedAt)
    const letter = answerLetter({ number, text, answer }, await languageOfPlayer(tx, playerId))
    const lasts = { sentAt: now, expiresAt: addDuration(now, letterLasts) }
    const key = { source: 'report', sourceKey: String(id) }
    await sendMail(tx, { ...letter, ...lasts, playerId, kind: 'support', items: [], ...key })
    await announceSupportMessage(tx, { playerId, at: now })
    return changed({}, recordOf(report, { state: 'answered', answer }))
  }),
  handleStaffChange(audit, closePlayerReport, async ({ input: { id }, staff, tx, now }) => {
    const report = await reportFindForUpdate(tx, id)
    if (report === undefined) return refuse('reportNotFound')
    const refusal = refuseReportAct('close', report, staff.email)
    if (refusal !== undefined) return refuse(refusal)
    await reportClose(tx, { id, by: staff.email, now })
    return changed({}, recordOf(report, { state: 'closed' }))
  }),
]

const recordOf = (
  { id, playerId, reportedAt, state, takenBy }: WholeReport,
  after: Readonly<Record<string, string>>,
) => ({
  subject: `player:${playerId}`,
  before: { state, takenBy },
  after: { report: reportNumber(id, reportedAt), ...after },
})
