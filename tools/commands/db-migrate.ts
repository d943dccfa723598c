import { migrateLaunchedDatabase } from '../launcher/database.ts'
import { withDatabase } from '../launcher/with-database.ts'
import { runCommand } from '../launcher/run-command.ts'

await runCommand(() =>
  withDatabase(async (database) => {
    await migrateLaunchedDatabase(database)
  }),
)
