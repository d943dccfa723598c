import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { readChoicesHandler, saveChoiceHandler } from './choice-handlers.ts'
import { readDeviceHandler, turnOffHandler, turnOnHandler } from './device-handlers.ts'
import { emailFactJob } from './email-fact-job.ts'
import { fieldMeanings } from './field-meanings.ts'
import { followFacts } from './follow-facts.ts'
import { forgetJob } from './forget-job.ts'
import { notificationData } from './notification-data.ts'
import { notificationTexts as texts } from './messages/index.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { pushJob } from './push-job.ts'
import { takeNotificationsHandler } from './take-notifications.ts'
import { notificationTemplates } from './notification-templates.ts'

/** Notifications on players' phones, of facts alone. */
export const notification = (needs: NotificationDependencies): FeatureModule => ({
  name: 'notification',
  player: {
    handlers: [
      readDeviceHandler(needs),
      turnOnHandler(needs),
      turnOffHandler,
      takeNotificationsHandler(needs),
      readChoicesHandler(needs),
      saveChoiceHandler,
    ],
    fieldMeanings,
    refusalTexts: { serviceUnknown: texts.serviceUnknown, alwaysSent: texts.alwaysSent },
  },
  jobs: [pushJob(needs), emailFactJob(needs), forgetJob(needs)],
  consumers: [followFacts(needs)],
  personalData: notificationData,
  messageTemplates: notificationTemplates,
})

export { isAlwaysTexted, type SecurityMessage } from '../choices.ts'
export { emailFacts, isAlwaysByEmail } from '../email-facts.ts'
export type { FactEmails } from './notification-dependencies.ts'
export { emailFactDrop } from './store/email-choice.store.ts'
export { promoPush } from './promo-push.ts'
export { playersWithBrowser } from './store/device.store.ts'
export { isTexted } from './is-texted.ts'
