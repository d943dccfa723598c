// Answers one request, or does one job, in a server process of its own, which dies where the setting FAILPOINT says.
import * as v from 'valibot'
import { featuresOf } from '#apps/server/features.ts'
import { openServerContext } from '#apps/server/server-context.ts'
import { playerServer } from '#apps/server/serve/player-server.ts'
import { instant } from '#core/clock/instant.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { armFailpoint, readFailpoint } from '#platform/failpoint/failpoint.ts'
import { createLog } from '#platform/log/log.ts'
import { serverConfiguration } from '#tests/support/server-configuration.ts'

const given = v.parse(
  v.object({
    databaseUrl: v.string(),
    sandboxUrl: v.string(),
    now: v.number(),
    request: v.optional(v.object({ url: v.string(), headers: v.record(v.string(), v.string()), body: v.string() })),
    job: v.optional(v.string()),
  }),
  JSON.parse(process.argv[2] ?? ''),
)

const clock = testClock()
const now = instant(given.now)
clock.set(now)
armFailpoint(readFailpoint(process.env.FAILPOINT ?? ''))
const log = createLog({ level: 'error', style: 'json', destination: { write: (line) => process.stderr.write(line) } })
const context = openServerContext({ configuration: serverConfiguration(given), clock, log })
const features = featuresOf(context)

if (given.request) {
  const { url, headers, body } = given.request
  const server = playerServer(context, features, [])
  await server.inject({ method: 'POST', url, headers, payload: body })
  await server.close()
}
const job = features.jobs.find(({ name }) => name === given.job)
const signal = new AbortController().signal
await job?.run({ key: '', payload: {}, dueAt: now, now, attempt: 1, signal, confirm: () => Promise.resolve() })
await context.db.close()
