import { everyFailpoint } from './scenarios.ts'
import { testScenarios } from './test-scenarios.ts'

testScenarios(everyFailpoint)
