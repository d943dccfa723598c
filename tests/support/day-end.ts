import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { ledgerJobs, makeRoot, type VerifyElsewhere, verifyJobName, verifyOnward } from '#ledger'
import { prepareDay } from '#features/office/daily-close/contract.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { SignedInStaff, TestBackOffice } from './test-back-office.ts'

/** An hour after midnight, with everybody still at their desks. */
export async function untilAfterMidnight({ site }: TestBackOffice, day: CalendarDay): Promise<void> {
  const now = addDuration(endOfDay(day), hours(1))
  site.clock.set(now)
  await site.context.db.pool.query(
    `update staff_session set last_action_at = $1, expires_at = $1::timestamptz + interval '8 hours'`,
    [new Date(now)],
  )
}

/** What the house does by the clock five minutes after midnight. */
export async function makeRootOfNight({ site }: TestBackOffice, day: CalendarDay): Promise<void> {
  const now = addDuration(endOfDay(day), minutes(5))
  await makeRoot(site.context.db, { day, now, bytes: secureBytes })
}

/** What the button "Run the checks" does, with the verification that a worker then runs. Answers the button's error code. */
export async function runDayChecks(office: TestBackOffice, day: CalendarDay, maker?: SignedInStaff): Promise<number> {
  const request = { day, reason: 'the day is done' }
  const { errcode } = (await office.send(prepareDay, request, maker?.token ?? 'nobody')).body
  const job = office.site.features.jobs.find(({ name }) => name === 'dailyClose.prepare')
  const now = office.site.clock.now()
  const turn = { key: day, payload: { day }, dueAt: now, now, attempt: 1, confirm: () => Promise.resolve() }
  await job?.run({ ...turn, signal: new AbortController().signal })
  await verifyAsScheduled(office)
  return errcode
}

async function verifyAsScheduled({ site }: TestBackOffice): Promise<void> {
  const { db, clock, log, secret } = site.context
  const { checks } = site.features
  const seal = createKeyedHash(secret, 'ledger-checkpoint')
  const verify: VerifyElsewhere = (run) => verifyOnward({ db, checks, seal, ...run })
  const due = ledgerJobs({ db, log, bytes: secureBytes, verify }).filter(({ name }) => name === verifyJobName)
  const done = await createJobs({ db, clock, log, jobs: due.map(({ name, run }) => ({ name, run })) }).runDue()
  if (done !== 1) throw new Error(`the verification ran ${done} times`)
}
