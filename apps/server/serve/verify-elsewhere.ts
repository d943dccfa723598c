import { fileURLToPath } from 'node:url'
import type { LedgerReport, VerifyElsewhere } from '#ledger'
import { askChild } from '#platform/process/ask-child.ts'

const program = fileURLToPath(new URL('../verify-ledger.ts', import.meta.url))

/** Verifies the ledger in a process of its own, with this process's settings. */
export const verifyElsewhere: VerifyElsewhere = async ({ withBeside, signal }) =>
  // Both sides are of one version: what the program answers is a report, or undefined if another run is under way.
  (await askChild(program, { withBeside }, signal)) as LedgerReport | undefined
