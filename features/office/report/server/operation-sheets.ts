import type { Queryable } from '#platform/db/queryable.ts'
import { agentTitle, careTitle, reasonsText } from '../operation-words.ts'
import { amountCell, fileDays, periodOf, type Sheet, sheetOf } from './report-sheet.ts'
import type { ReportDays } from '../rules.ts'
import { readAgents } from './view-agents.ts'
import { readCare } from './view-care.ts'
import { readPayments } from './view-payments.ts'

const secondsCell = (seconds: number | null): string => (seconds === null ? '' : String(seconds))

/** Reports of how the house works, in rows. */
export const operationSheets = {
  payments: async (db: Queryable, request: ReportDays): Promise<Sheet> => {
    const { deposits, payouts, fees } = await readPayments(db, request)
    const feeText = fees.map(({ provider, days, fee }) => `${provider} ${amountCell(fee)} over ${days} days`).join(', ')
    return sheetOf({
      name: `payments-${fileDays(request)}`,
      title: 'Payments',
      about: [
        periodOf(request),
        'Deposits and payouts that were begun on these days. Times are of those that succeeded.',
        feeText === '' ? 'No day of these was compared with a provider: fees are not known.' : `Fees: ${feeText}.`,
      ],
      columns: [
        { name: 'Direction', isWords: true, cell: ({ direction }) => direction },
        { name: 'Provider', isWords: true, cell: ({ provider }) => provider },
        { name: 'Channel', isWords: true, cell: ({ channel }) => channel },
        { name: 'Tries', cell: ({ tries }) => String(tries) },
        { name: 'Successful', cell: ({ done }) => String(done) },
        { name: 'Amount', cell: ({ amount }) => amountCell(amount) },
        { name: 'Median, seconds', cell: ({ median }) => secondsCell(median) },
        { name: '90%, seconds', cell: ({ ninety }) => secondsCell(ninety) },
        { name: 'Pending', cell: ({ waiting }) => String(waiting) },
        { name: 'Others', isWords: true, cell: ({ reasons }) => reasonsText(reasons) },
      ],
      rows: [
        ...deposits.map((row) => ({ direction: 'Deposit', ...row })),
        ...payouts.map((row) => ({ direction: 'Payout', ...row })),
      ],
    })
  },
  agents: async (db: Queryable, request: ReportDays): Promise<Sheet> => {
    const { agents } = await readAgents(db, request)
    return sheetOf({
      name: `agents-${fileDays(request)}`,
      title: 'Agents',
      about: [
        periodOf(request),
        'Players who registered on an invitation on these days and their NGR so far; commission settled and paid on these days.',
      ],
      columns: [
        { name: 'Agent', isWords: true, cell: ({ agent }) => agentTitle(agent) },
        { name: 'Players', cell: ({ brought }) => String(brought) },
        { name: 'Valid invites', cell: ({ valid }) => String(valid) },
        { name: 'First deposit', cell: ({ depositors }) => String(depositors) },
        { name: 'NGR', cell: ({ ngr }) => amountCell(ngr) },
        { name: 'Commission earned', cell: ({ earned }) => amountCell(earned) },
        { name: 'Commission paid', cell: ({ paid }) => amountCell(paid) },
        { name: 'Waiting for approval', cell: ({ waiting }) => amountCell(waiting) },
      ],
      rows: agents,
    })
  },
  care: async (db: Queryable, request: ReportDays): Promise<Sheet> => {
    const { counts, median, ninety, open } = await readCare(db, request)
    return sheetOf({
      name: `responsible-play-${fileDays(request)}`,
      title: 'Responsible play',
      about: [
        periodOf(request),
        'Counts without names.',
        `From the newest signs to the look of a person: median ${secondsCell(median) || 'none'}, nine in ten ${secondsCell(ninety) || 'none'} seconds. Not looked at yet: ${open}.`,
      ],
      columns: [
        { name: 'What', isWords: true, cell: careTitle },
        { name: 'Times', cell: ({ times }) => String(times) },
        { name: 'Players', cell: ({ players }) => String(players) },
      ],
      rows: counts,
    })
  },
} as const
