export { nextBetTarget } from '../rules.ts'
