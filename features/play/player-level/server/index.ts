export { levelsInForce } from '../rules.ts'
export { levelFollowsPlay } from './level-follows-play.ts'
export { levelOf } from './level.store.ts'
