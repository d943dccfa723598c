import { parseArgs } from 'node:util'
import { archiveMonth, dropMonth } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runCommand } from '../launcher/run-command.ts'
import { archiveArguments, withArchives } from '../launcher/with-archives.ts'

/**
 * Archives one month of transfers into a file and detaches it; with --drop, deletes the table of a month that is detached. Exits
 * with 1 and one sentence if the month may not be archived or does not verify.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, drop: { type: 'boolean', default: false } },
  })
  if (values.to === undefined)
    throw new OperatorFault('Name the folder of the files: npm run ledger:archive -- 2026-01 --to <folder>')
  await withArchives(archiveArguments(positionals, values.to), (run) =>
    values.drop ? dropMonth(run) : archiveMonth(run),
  )
})
