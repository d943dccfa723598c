export { awaitPlayStop } from '../contract.ts'
export { usePlayStop } from './use-play-stop.ts'
