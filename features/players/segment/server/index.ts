import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { staffSegments } from './desk/staff-segments.ts'
import type { FactDependencies } from './refresh-facts.ts'
import { segmentJobs } from './segment-jobs.ts'

type SegmentDependencies = FactDependencies & Pick<StaffDependencies, 'audit'>

/** Groups of players as conditions over facts, and the brake on reaching them. */
export const segment = (needs: SegmentDependencies): FeatureModule => ({
  name: 'segment',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: staffSegments(needs),
    refusalTexts: {
      notPermitted: staffMessages.notPermitted,
      stale: staffMessages.stale,
      segmentNotFound: 'This segment has been deleted.',
      builtIn: 'This segment comes with the product and can’t be changed. Save a new one with other conditions.',
      nameTaken: 'Another segment has this name. Choose a different one.',
    },
  },
  jobs: segmentJobs(needs),
})

export {
  segmentMemberIds,
  segmentMembersAmong,
  segmentPlayers,
  segmentSize,
  segmentsForUse,
  segmentsWithRules,
} from './members.ts'
export { daysOfPlayers } from './store/fact.store.ts'
export { reachableAmong, type ReachablePlayer } from './reachable-player.ts'
export { segmentMailKindName, segmentMailSubject } from './segment-uses.ts'
export { segmentFind, segmentFindByKey } from './store/segment.store.ts'
export { type SegmentRule, storedRuleIn } from '../segment-rule.ts'
export { ruleText } from '../rule-text.ts'
