import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { answerTicket, listTickets, solveTicket, takeTicket } from '#features/lobby/support-ticket/staff-contract.ts'
import type { MonthDiary } from './month-diary.ts'
import type { MonthHouse } from './open-house.ts'

const listOut = v.looseObject({ rows: v.array(v.looseObject({ id: v.number() })) })

/** Customer service takes every ticket of the day, answers and solves it. */
export async function answerTickets({ staff }: MonthHouse, diary: MonthDiary): Promise<void> {
  const reason = 'a ticket of today'
  const { rows } = v.parse(listOut, await staff.act('csLevel1', listTickets, {}))
  for (const { id } of rows) {
    await staff.act('csLevel1', takeTicket, { id, reason })
    const messageKey = randomBytes(16).toString('hex')
    await staff.act('csLevel1', answerTicket, { id, text: 'Thank you, we looked at the game.', messageKey, reason })
    await staff.act('csLevel1', solveTicket, { id, reason })
    diary.note('tickets solved')
  }
}
