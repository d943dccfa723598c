import { runDrill } from '#tests/operations/drill.ts'
import { drillRestore } from '#tests/operations/restore-drill.ts'
import { runCommand } from '../launcher/run-command.ts'

/** Backs up, writes, loses a table and restores to the moment before. Needs Debian's postgresql and pgbackrest. */
await runCommand(() => runDrill('restore', drillRestore))
