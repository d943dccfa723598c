import { randomBytes, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openServerContext, type ServerContext } from '#apps/server/server-context.ts'
import { systemClock } from '#core/clock/instant.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import { accountConfiguration, grantSynthetic, openSyntheticPlayer } from '#features/players/account/server/index.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { createLog } from '#platform/log/log.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'
import { withTables } from '../launcher/with-database.ts'

const usage = `A new account: npm run synthetic:open -- --pesos 500 [--mobile 09171234567]
More money for one: npm run synthetic:open -- --pesos 500 --player 1000000000
At most 5000 pesos at a time.`
const pesosMax = 5_000

/** Opens the account of a synthetic player and gives it money of the house, or gives an account more. */
await runCommand(async () => {
  const { amount, mobile, player } = readArguments()
  await withTables(async ({ appUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl })
    const log = createLog({ level: 'warn', style: 'lines' })
    const context = openServerContext({ configuration, clock: systemClock, log })
    try {
      await requireMasterSecret(context.db, context.secret)
      const playerId = player ?? (await open(context, mobile))
      const granted = { playerId, amount, key: `grant-${randomUUID()}`, now: context.clock.now() }
      if (!(await grantSynthetic(context.db, granted))) {
        throw new OperatorFault(`Player ${playerId} does not exist: nothing was granted.`)
      }
      say(`Player ${playerId} got ${amount / 100n} pesos of the house.`)
    } finally {
      await context.db.close()
    }
  })
})

async function open(context: ServerContext, mobile: string | undefined): Promise<bigint> {
  const password = randomBytes(18).toString('base64url')
  const needs = { ...context, configuration: accountConfiguration(context) }
  const opened = await openSyntheticPlayer(needs, { password, mobile, now: context.clock.now() })
  if (opened === undefined) throw new OperatorFault(`The number ${mobile} belongs to an account already.`)
  say('The account is open. Its settings, which are printed this once:')
  say(`SYNTHETIC_ACCOUNT=${opened.account}`)
  say(`SYNTHETIC_PASSWORD=${password}`)
  return opened.id
}

type Request = { readonly amount: Centavos; readonly mobile: string | undefined; readonly player: bigint | undefined }

function readArguments(): Request {
  const { pesos: text = '', mobile, player } = parseStrictly()
  const fits = [
    /^[1-9]\d{0,3}$/.test(text) && Number(text) <= pesosMax,
    mobile === undefined || /^09\d{9}$/.test(mobile),
    player === undefined || /^\d{10,15}$/.test(player),
    mobile === undefined || player === undefined,
  ]
  if (fits.includes(false)) throw new OperatorFault(usage)
  return { amount: pesos(BigInt(text)), mobile, player: player === undefined ? undefined : BigInt(player) }
}

function parseStrictly() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ options: { pesos: text, mobile: text, player: text } }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
