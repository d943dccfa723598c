import { killAtRandom, quickFaults } from './scenarios.ts'
import { testScenarios } from './test-scenarios.ts'

const kills = Array.from(
  { length: 5 },
  (_, index) => [`servers are killed at random (${index + 1} of 5)`, killAtRandom(4)] as const,
)

testScenarios([...kills, ...quickFaults])
