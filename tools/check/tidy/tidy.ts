import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findCatalogueFaults } from './catalogue-faults.ts'
import { findCompanions } from './companions.ts'
import { findCrowdedFolders } from './crowded-folders.ts'
import type { Fault } from '../fault.ts'
import { findDecisionFaults } from './decision-faults.ts'
import { findGlossaryFaults } from './glossary.ts'
import { findLostPaths } from './lost-paths.ts'
import { findLiteralServerWords } from './literal-server-words.ts'
import { findLiteralWords } from './literal-words.ts'
import { findMissingReadmes } from './missing-readmes.ts'
import { findMisnamedFiles } from './misnamed-files.ts'
import { findMixedFolders } from './mixed-folders.ts'
import { findMigrationFaults } from './migration-faults.ts'
import { findMigrationLocks } from './migration-locks.ts'
import { findDialect } from './plain-words.ts'
import { findBannedText } from './text-bans.ts'
import { findUntrueOwnParts } from './untrue-own-parts.ts'
import { findSharedStatementNames } from './shared-statement-names.ts'
import { findWireSpellings } from './wire-spellings.ts'
import { readTextFiles } from '../text-files.ts'

/** Conventions of the tree beyond the linter. */
export function findTidyFaults(root: string): Fault[] {
  const files = readTextFiles(root)
  const findLost = (texts: typeof files) => findLostPaths(texts, (path) => existsSync(join(root, path)))
  const finders = [
    findBannedText,
    findDialect,
    findMisnamedFiles,
    findMissingReadmes,
    findCrowdedFolders,
    findCompanions,
    findCatalogueFaults,
    findGlossaryFaults,
    findLiteralServerWords,
    findLiteralWords,
    findMixedFolders,
    findMigrationFaults,
    findMigrationLocks,
    findDecisionFaults,
    findSharedStatementNames,
    findUntrueOwnParts,
    findWireSpellings,
    findLost,
  ]
  return finders.flatMap((find) => find(files))
}
