import { staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { listMessageTemplatesHandler, viewMessageTemplateHandler } from './desk/read-templates.ts'
import { staffFieldMeanings } from './desk/staff-field-meanings.ts'
import { testMessageTemplateHandler } from './desk/test-message-template.ts'
import type { MessageTemplateDependencies } from './message-template-dependencies.ts'

/** The fixed messages to players, for the staff to read and to try out. */
export const messageTemplate = (needs: MessageTemplateDependencies): FeatureModule => ({
  name: 'message-template',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      listMessageTemplatesHandler(needs),
      viewMessageTemplateHandler(needs),
      testMessageTemplateHandler(needs),
    ],
    refusalTexts: {
      notPermitted: staffMessages.notPermitted,
      templateNotFound: 'This message does not exist, or not by this channel. No test was sent.',
      ...testRefusalTexts,
    },
  },
})

/** Of every call that sends a test. */
export const testRefusalTexts = {
  channelOff: 'This channel is not set up here, so nothing can be sent. No test was sent.',
  numberOfPlayer: 'This number belongs to a player’s account. Use a number of your own. No test was sent.',
  tryLater: 'Too many tests. Try again later. No test was sent.',
} as const

export { isTestable, sendTest, type TestChannels, testRecipient } from './send-test.ts'
