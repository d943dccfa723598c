import * as v from 'valibot'
import { viewWork } from '#features/office/dashboard/contract.ts'
import type { MonthHouse } from './open-house.ts'

/** What asked for somebody's attention on a day: lines of the log from "warn" on, and queues of work that were not empty. */
export type Alert = { readonly day: number; readonly what: string }

const alarming = ['warn', 'error', 'fatal']
const lineOut = v.looseObject({ level: v.string(), msg: v.optional(v.string(), '') })
const workOut = v.looseObject({ queues: v.array(v.looseObject({ name: v.string(), count: v.number() })) })

export type AlertWatch = {
  readonly alerts: readonly Alert[]
  /** Reads what was logged since the last look. */
  readonly readLog: (day: number) => void
  /** Looks at the work that waits, as the manager of the day sees it. */
  readonly readWork: (day: number) => Promise<void>
}

export function watchAlerts({ site, staff }: Pick<MonthHouse, 'site' | 'staff'>): AlertWatch {
  const alerts: Alert[] = []
  let read = 0
  return {
    alerts,
    readLog(day) {
      const lines = site.logLines.slice(read)
      read = site.logLines.length
      for (const line of lines) {
        const { level, msg } = v.parse(lineOut, JSON.parse(line))
        if (alarming.includes(level)) alerts.push({ day, what: msg })
      }
    },
    async readWork(day) {
      const { queues } = v.parse(workOut, await staff.act('opsManager', viewWork, {}))
      for (const { name, count } of queues) if (count > 0) alerts.push({ day, what: `queue ${name}` })
    },
  }
}
