import * as activityType from './activity-number.ts'

export { activityType }
export type ActivityType = keyof typeof activityType
