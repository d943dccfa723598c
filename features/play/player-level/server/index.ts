import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { levelFollowsPlay, type LevelDependencies } from './level-follows-play.ts'

/** The levels that players reach by playing. */
export const playerLevel = (dependencies: LevelDependencies): FeatureModule => ({
  name: 'player-level',
  consumers: [levelFollowsPlay(dependencies)],
})

export { levelsInForce } from '../rules.ts'
export { levelOf } from './level.store.ts'
