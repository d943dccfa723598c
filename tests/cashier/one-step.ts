// Does one step of a withdrawal in a process of its own, which dies where the setting FAILPOINT says.
import { payOutProviders } from '#features/cashier/providers/server/index.ts'
import { vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import * as v from 'valibot'
import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { centavos } from '#core/money/centavos.ts'
import { holdWithdrawal } from '#features/cashier/withdrawal/server/hold-withdrawal.ts'
import { armFailpoint, readFailpoint } from '#platform/failpoint/failpoint.ts'
import { createLog } from '#platform/log/log.ts'
import { serverConfiguration } from '#tests/support/server-configuration.ts'

const given = v.parse(
  v.object({
    databaseUrl: v.string(),
    sandboxUrl: v.string(),
    now: v.number(),
    playerId: v.number(),
    bankAccountId: v.number(),
    amount: v.number(),
    /** The job that does the step; absent for the request itself. */
    job: v.optional(v.string()),
    key: v.optional(v.string(), ''),
  }),
  JSON.parse(process.argv[2] ?? ''),
)

const clock = testClock()
const now = instant(given.now)
clock.set(now)
armFailpoint(readFailpoint(process.env.FAILPOINT ?? ''))
const log = createLog({ level: 'error', style: 'json', destination: { write: (line) => process.stderr.write(line) } })
const context = openServerContext({ configuration: serverConfiguration(given), clock, log })
const { jobs } = featuresOf(context)
const holding = {
  vipAllowanceOf: vipPrivileges,
  bytes: secureBytes,
  providers: payOutProviders(context.configuration),
}

const job = jobs.find(({ name }) => name === given.job)
if (job === undefined) {
  const { playerId, bankAccountId, amount } = given
  const withdrawal = {
    playerId: BigInt(playerId),
    bankAccountId: BigInt(bankAccountId),
    amount: centavos(BigInt(amount)),
  }
  const request = { ...withdrawal, reqId: `one-step-${playerId}`, day: dayOf(now), now }
  await context.db.transaction((tx) => holdWithdrawal(tx, holding, request))
} else {
  const signal = new AbortController().signal
  await job.run({ key: given.key, payload: {}, dueAt: now, now, attempt: 1, signal, confirm: () => Promise.resolve() })
}
await context.db.close()
