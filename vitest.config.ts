import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const screens = [
  '**/*.test.tsx',
  'features/**/{player,back-office}/**/*.test.ts',
  'platform/{ui,office-ui,browser}/**/*.test.ts',
  'apps/{player,back-office}/**/*.test.ts',
]
// Whatever works on a real database, or on the whole tree.
const systems = [
  '**/server/**/*.test.ts',
  '{apps,ledger,tests,tools}/**/*.test.ts',
  'platform/{configuration,crypto,db,jobs,metrics,migrations,observe,outbox,rate-limit}/**/*.test.ts',
]
const slow = ['**/*.slow.test.ts', 'tests/simulation/**/*.test.ts']
const faults = ['tests/faults/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**', '.data/**', '.toolchain/**', 'tests/journeys/**']

/**
 * The files of a worker share the modules that they load, which halves the processor's time: no test depends on what
 * an earlier one left in a module. Screens do not share: a module finds out once what the browser can do, and tests in
 * Filipino replace the messages.
 */
const sharedModules = { isolate: false }

export default defineConfig({
  // Node resolves the package's own imports (#core/...) by package.json; Vite does the same.
  test: {
    // What tests leave behind is stopped after the last of them.
    globalSetup: 'tests/stop-test-postgres.ts',
    // By default Vitest leaves one processor free, which of two is half of the machine.
    maxWorkers: availableParallelism(),
    // The order: a worker is used again only by the next file of the same project, and the faults have the machine to themselves.
    projects: [
      {
        test: {
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
          name: 'systems',
          include: systems,
          exclude: [...never, ...screens, ...slow, ...faults],
          environment: 'node',
          ...sharedModules,
          // They wait for the database a third of their time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: screens,
          exclude: [...never, ...slow, ...faults],
          environment: 'jsdom',
          sequence: { groupOrder: 2 },
          setupFiles: 'tests/screen-setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          exclude: never,
          environment: 'node',
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: faults,
          exclude: never,
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Whole systems under load, which are killed and have to be well again in time: nothing else runs beside them.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
