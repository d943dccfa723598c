import { parseArgs } from 'node:util'
import { archiveRounds, dropRounds } from '#features/play/game-wallet/server/index.ts'
import { archiveMonth, dropMonth } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runCommand } from '../launcher/run-command.ts'
import { archiveArguments, withArchives } from '../launcher/with-archives.ts'

/**
 * Archives one month of transfers into a file and detaches it; with --drop, deletes the table of a month that is detached. Exits
 * with 1 and one sentence if the month may not be archived or does not verify. With --rounds, the same for the month's rounds.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      drop: { type: 'boolean', default: false },
      rounds: { type: 'boolean', default: false },
    },
  })
  if (values.to === undefined)
    throw new OperatorFault('Name the folder of the files: npm run ledger:archive -- 2026-01 --to <folder>')
  const commands = values.rounds
    ? { archive: archiveRounds, drop: dropRounds }
    : { archive: archiveMonth, drop: dropMonth }
  await withArchives(archiveArguments(positionals, values.to), values.drop ? commands.drop : commands.archive)
})
