export { awaitPlayStop, getCare } from '../contract.ts'
export type { Limit } from './care.ts'
export { usePlayStop } from './use-play-stop.ts'
