import * as v from 'valibot'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { languages } from '#core/language/language.ts'
import { marketingChannels } from '#core/marketing-channel.ts'
import { emailOut, ownNumberIn, pushOut, smsOut } from '#core/message/sample-message.ts'
import { channelStepIn, testableStepIn } from './graph.ts'

export const previewMessage = staffCall({
  path: 'campaignMessagePreview',
  summary: 'Returns what players would get of an e-mail, SMS or push, in both languages, made as it is made for them.',
  permission: 'campaign.view',
  request: v.object({ step: channelStepIn }),
  response: v.object({
    messages: v.array(
      v.object({
        language: v.picklist(languages),
        email: v.nullable(emailOut),
        sms: v.nullable(smsOut),
        push: v.nullable(pushOut),
      }),
    ),
    /** Whether the house has such a service, so that a test can leave. A push has no test. */
    isTestable: v.boolean(),
  }),
  refusals: {},
})

export const testMessage = staffChange({
  path: 'campaignMessageTest',
  summary: 'Sends a test of an e-mail to the member’s own address, or of an SMS to a number that belongs to no player.',
  permission: 'campaign.test',
  request: v.object({
    step: testableStepIn,
    language: v.picklist(languages),
    /** Of an SMS. Null: an e-mail, which goes to the address that the member signs in with. */
    number: v.nullable(ownNumberIn),
    reason: reasonIn,
  }),
  response: v.object({
    channel: v.picklist(marketingChannels),
    /** Masked. */
    sentTo: v.string(),
  }),
  refusals: { channelOff: 1496, numberOfPlayer: 1497, tryLater: 1020 },
})
