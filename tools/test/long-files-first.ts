import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longer than the rest of their project's last files together, the longest first. */
export const longFiles = [
  'tests/operations/drills.slow.test.ts',
  'tools/launcher/start.slow.test.ts',
  'tests/studio/bots.slow.test.ts',
  'platform/embedded-postgres/embedded-postgres.slow.test.ts',
  'tests/studio/replay-scenes.slow.test.ts',
  'tests/studio/sound-of-results.slow.test.ts',
  'tests/security/all-calls.test.ts',
  'tests/back-office/all-staff-calls.test.ts',
  'games/proofs/server/proofs.test.ts',
  'features/office/staff/server/entrance/sign-in-turns.test.ts',
  'features/players/account/server/access/sign-in-flood.test.ts',
]

/** Its files are the longest of those beside which it runs. */
const firstProject = 'slow'

/**
 * Vitest begins with the largest files where it remembers no earlier run, as on a clean clone. One of two minutes that begins
 * last leaves every other processor idle.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const named = sorted.map(({ project }) => project.name)
    const projects = [...new Set([firstProject, ...named])]
    const placeOf = ({ project }: TestSpecification): number => projects.indexOf(project.name)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const found = longFiles.findIndex((file) => moduleId.endsWith(`/${file}`))
  return found < 0 ? longFiles.length : found
}
