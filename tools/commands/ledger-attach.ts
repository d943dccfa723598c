import { parseArgs } from 'node:util'
import { attachRounds } from '#features/play/game-wallet/server/index.ts'
import { attachMonth } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runCommand } from '../launcher/run-command.ts'
import { archiveArguments, withArchives } from '../launcher/with-archives.ts'

/** Makes an archived month readable again, from its table or, if that was dropped, from its file. With --rounds, its rounds. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, rounds: { type: 'boolean', default: false } },
  })
  if (values.from === undefined)
    throw new OperatorFault('Name the folder of the files: npm run ledger:attach -- 2026-01 --from <folder>')
  await withArchives(archiveArguments(positionals, values.from), values.rounds ? attachRounds : attachMonth)
})
