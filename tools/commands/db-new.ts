import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { readMigrations } from '#platform/migrations/migration-files.ts'
import { migrationsDirectory } from '../launcher/database.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

/**
 * Creates the next migration, with the lines that say its kind and its owner. Make it `-- contract` if it takes away what the version
 * before it uses.
 */
await runCommand(async () => {
  const [name = '', owner = ''] = process.argv.slice(2)
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name) || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(owner)) {
    throw new OperatorFault(
      'Say what the migration is about and who owns its tables, as in: npm run db:new vip_level features/promotions/vip',
    )
  }
  const last = readMigrations(migrationsDirectory).at(-1)?.number ?? 0
  const path = join(migrationsDirectory, `${String(last + 1).padStart(4, '0')}_${name}.sql`)
  writeFileSync(path, `-- expand\n-- owner: ${owner}\n`, { flag: 'wx' })
  say(path)
})
