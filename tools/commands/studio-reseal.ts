import { requireStudioSecret } from '#games/rgs/server/require-studio-secret.ts'
import { studioSeal, studioSecret } from '#games/rgs/server/studio-seal.ts'
import { studioMarkReplace, studioSealed } from '#games/rgs/server/studio-sealed.ts'
import { checkDatabase } from '#platform/configuration/check-database.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { resealUntilDone, type ResealReport } from '#platform/crypto/reseal/reseal-all.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { withDatabase } from '../launcher/with-database.ts'

const namedMax = 20

/** Seals the studio's seeds and sessions again under STUDIO_SECRET, and exits with 1 unless all of it opened. */
await runCommand(async () => {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const { STUDIO_SECRET: current, STUDIO_SECRET_PREVIOUS: previous } = process.env
  if (!current)
    throw new OperatorFault('STUDIO_SECRET: has to be set to the secret that everything is sealed under from now on.')
  const secret = studioSecret(current, previous || undefined)
  let report: ResealReport | undefined
  await withOwner(async ({ ownerUrl, pipelining }) => {
    const db = openDatabase({ url: ownerUrl, pipelining, poolMax: 2, applicationName: 'bituin-studio-reseal' })
    try {
      await requireStudioSecret(db, studioSeal(secret))
      report = await resealUntilDone({ db, secret, sealed: studioSealed, say, signal: stop.signal })
      if (report.isDone) await studioMarkReplace(db, secret)
    } finally {
      await db.close()
    }
  })
  return report === undefined ? 1 : conclude(report)
})

type Work = (database: { readonly ownerUrl: string; readonly pipelining: boolean }) => Promise<void>

/** The studio's settings say nothing of the servers', so that the schema's owner is all that is asked for beside them. */
async function withOwner(work: Work): Promise<void> {
  const { DATABASE_OWNER_URL: ownerUrl, DATABASE_PIPELINING: pipelining, NODE_ENV: environment } = process.env
  const production = environment === 'production'
  if (!ownerUrl) {
    if (production) throw new OperatorFault('DATABASE_OWNER_URL: has to be set, as in migrate.env.')
    return withDatabase(work)
  }
  // What waits for no standby here is sealed again at worst; the servers decide which database production may use.
  await checkDatabase({ url: ownerUrl, setting: 'DATABASE_OWNER_URL', production: false })
  await work({ ownerUrl, pipelining: pipelining !== 'off' })
}

function conclude({ isDone, resealed, unreadable }: ResealReport): number {
  if (isDone) {
    const next = process.env.STUDIO_SECRET_PREVIOUS ? ' Remove STUDIO_SECRET_PREVIOUS after 12 hours.' : ''
    say(`Everything is sealed under STUDIO_SECRET (${resealed} values now).${next}`)
    return 0
  }
  for (const each of unreadable.slice(0, namedMax)) say(`opens under neither secret: ${each}`)
  say(
    `${unreadable.length} values do not open; ${resealed} were sealed again. Keep STUDIO_SECRET_PREVIOUS and restore them.`,
  )
  return 1
}
