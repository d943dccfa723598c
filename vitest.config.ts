import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './tools/test/long-files-first.ts'

const screens = [
  '**/*.test.tsx',
  // Of the other files these need a browser; one more that does fails without it. A browser for a file takes longer than most files.
  'platform/browser/**/*.test.ts',
  'apps/player/{*,pwa/*,shells/**/*}.test.ts',
  'features/cashier/proof-of-balance/player/check-proof.test.ts',
  'features/lobby/customer-service/player/service-way.test.ts',
  'features/lobby/games/player/{follow-arrows,window-rows}.test.ts',
  'features/play/game-launch/player/game-frame.test.ts',
  'features/players/account/player/**/{invite-code,line-sign-in,player-store}.test.ts',
  'features/players/event-log/player/attribution.test.ts',
  'features/players/reward/player/celebrate.test.ts',
]
// Whatever works on a real database, or on the whole tree.
const systems = [
  '**/server/**/*.test.ts',
  '{apps,ledger,tests,tools}/**/*.test.ts',
  'platform/{configuration,crypto,db,jobs,metrics,migrations,observe,outbox,rate-limit}/**/*.test.ts',
]
const slow = ['**/*.slow.test.ts', 'tests/simulation/**/*.test.ts']
// Games in a browser have clocks of their own, which a third one beside them disturbs.
const scenes = [
  'tests/studio/layout/*.slow.test.ts',
  'tests/studio/{first-requests,pace,replay-scenes,sea-table,sound,sound-of-results}.slow.test.ts',
]
const faults = ['tests/faults/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**', '.data/**', '.toolchain/**', 'tests/journeys/**']

/** They wait for the database a third of their time. */
const systemsAtOnce = Math.ceil(availableParallelism() * 1.5)

/**
 * The files of a worker share the modules that they load, which halves the processor's time: no test depends on what
 * an earlier one left in a module. Screens do not share: a module finds out once what the browser can do, and tests in
 * Filipino replace the messages.
 */
const sharedModules = { isolate: false }

/** What a test waits for comes when the machine has time for it; by default Vitest gives up after a second. */
const patient = { expect: { poll: { timeout: 10_000 } } }

export default defineConfig({
  // Node resolves the package's own imports (#core/...) by package.json; Vite does the same.
  test: {
    // What tests leave behind is stopped after the last of them.
    globalSetup: 'tests/stop-test-postgres.ts',
    // By default Vitest leaves one processor free, which of two is half of the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFilesFirst },
    // The order: a worker is used again only by the next file of the same project, and the faults have the machine to themselves.
    projects: [
      {
        test: {
          ...patient,
          name: 'slow',
          include: slow,
          exclude: [...never, ...scenes],
          environment: 'node',
          // Processes that start, stand by and end: as the systems beside which they run, they wait a third of their time.
          maxWorkers: systemsAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...never, ...screens, ...slow, ...faults, ...systems],
          environment: 'node',
          ...sharedModules,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'systems',
          include: systems,
          exclude: [...never, ...screens, ...slow, ...faults],
          environment: 'node',
          ...sharedModules,
          maxWorkers: systemsAtOnce,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'screens',
          include: screens,
          exclude: [...never, ...slow, ...faults],
          environment: 'jsdom',
          setupFiles: 'tests/screen-setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'scenes',
          include: scenes,
          exclude: never,
          environment: 'node',
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'faults',
          include: faults,
          exclude: never,
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Whole systems under load, which are killed and have to be well again in time: nothing but another such runs beside
          // them. Starting a server again keeps one processor busy, so two of them take no longer than one.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
