import { findCrowdedFolders } from './crowded-folders.ts'
import type { Fault } from './fault.ts'
import { findDecisionFaults } from './decision-faults.ts'
import { findMissingReadmes } from './missing-readmes.ts'
import { findMisnamedFiles } from './misnamed-files.ts'
import { findMigrationFaults } from './migration-faults.ts'
import { findBannedText } from './text-bans.ts'
import { findSharedStatementNames } from './shared-statement-names.ts'
import { readTextFiles } from './text-files.ts'

/** The tree's own manners: what no linter says. */
export function findTidyFaults(root: string): Fault[] {
  const files = readTextFiles(root)
  const finders = [
    findBannedText,
    findMisnamedFiles,
    findMissingReadmes,
    findCrowdedFolders,
    findMigrationFaults,
    findDecisionFaults,
    findSharedStatementNames,
  ]
  return finders.flatMap((find) => find(files))
}
