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

export default defineConfig({
  // Node resolves the package's own imports (#core/...) by package.json; Vite does the same.
  test: {
    // What tests leave behind is stopped after the last of them.
    globalSetup: 'tests/stop-test-postgres.ts',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...never, ...screens, ...slow, ...faults, ...systems],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'systems',
          include: systems,
          exclude: [...never, ...screens, ...slow, ...faults],
          environment: 'node',
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
        },
      },
    ],
  },
})
