export { pointsFollowPlay } from './points-follow-play.ts'
