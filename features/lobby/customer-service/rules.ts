import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'

const digits = 6

/** A report's public number: R-2026-000017, by the year in Manila. */
export const reportNumber = (id: bigint, at: Instant): string =>
  `R-${dayOf(at).slice(0, 4)}-${String(id).padStart(digits, '0')}`

export const reportStates = ['open', 'answered', 'closed'] as const
export type ReportState = (typeof reportStates)[number]
export const reportAnswerLengthMax = 2000

type Standing = { readonly state: ReportState; readonly takenBy: string | null }
export type ReportAct = 'take' | 'takeOver' | 'answer' | 'close'

/**
 * The first reason against a member's act. A report in progress belongs to its member; an answered one can be closed by
 * anybody.
 */
export function refuseReportAct(
  act: ReportAct,
  { state, takenBy }: Standing,
  member: string,
): 'notOpen' | 'takenByOther' | undefined {
  if (state === 'closed' || (state === 'answered' && act !== 'close')) return 'notOpen'
  const isOthers = state === 'open' && takenBy !== null && takenBy !== member
  return isOthers && act !== 'takeOver' ? 'takenByOther' : undefined
}

/** The answer in the player's inbox, quoting the report. */
export const answerLetter = (number: string, { text, answer }: { readonly text: string; readonly answer: string }) => ({
  title: `Our answer to your report ${number}`,
  body: [...paragraphsOf(answer), `You wrote: “${text.slice(0, quotedMax)}${text.length > quotedMax ? '…' : ''}”`],
})

const quotedMax = 300
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
