import { parseArgs } from 'node:util'
import { openServerContext } from '#apps/server/server-context.ts'
import { staffDependencies } from '#apps/server/features/staff-dependencies.ts'
import { systemClock } from '#core/clock/instant.ts'
import { inviteStaff, isStaffRole, staffRoles } from '#features/office/staff/server/index.ts'
import { readConfiguration } from '#platform/configuration/configuration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { createLog } from '#platform/log/log.ts'
import { withTables } from '../launcher/with-database.ts'
import { launchEnvironment } from '../launcher/launch-environment.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

const usage = `Say who, as in: npm run staff:invite -- --email ana@example.ph --name "Ana Cruz" --role admin
Several roles: --role csLevel2 --role auditor. A new link for who has lost password or phone: --email ana@example.ph --reset
The roles are: ${Object.keys(staffRoles).join(', ')}.`

const refusals = {
  alreadyMember: 'is a member already. Use --reset for a new link.',
  notMember: 'is not a member yet.',
}

/** Prints the one-time link with which a staff member sets a password, for the first administrator. */
await runCommand(async () => {
  const invitation = readArguments()
  await withTables(async ({ appUrl }) => {
    const configuration = readConfiguration({ ...launchEnvironment(), DATABASE_URL: appUrl })
    const log = createLog({ level: 'warn', style: 'lines' })
    const context = openServerContext({ configuration, clock: systemClock, log })
    try {
      await requireMasterSecret(context.db, context.secret)
      const invited = await inviteStaff(staffDependencies(context), { ...invitation, now: context.clock.now() })
      if (invited.kind !== 'invited') throw new OperatorFault(`${invitation.email} ${refusals[invited.kind]}`)
      say('This link sets the password. It opens once, within 24 hours:')
      say(`${configuration.urls.backOffice}/invitation#${invited.token}`)
    } finally {
      await context.db.close()
    }
  })
})

function readArguments() {
  const { email, name, role, reset } = parseStrictly()
  const roles = role.filter(isStaffRole)
  const wrong = role.find((each) => !isStaffRole(each))
  if (wrong !== undefined) throw new OperatorFault(`--role: ${wrong} is none of ${Object.keys(staffRoles).join(', ')}.`)
  const isEmail = email !== undefined && /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 200
  if (!isEmail || (roles.length === 0) !== reset) throw new OperatorFault(usage)
  return { email: email.toLowerCase(), name: (name ?? email.split('@')[0] ?? email).slice(0, 80), roles, reset }
}

function parseStrictly() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', multiple: true, default: [] },
        reset: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
