export { usePlayStop } from './use-play-stop.ts'
