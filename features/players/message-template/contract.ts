import * as v from 'valibot'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { languages } from '#core/language/language.ts'
import { sendingTerms, templateChannels, templateKinds } from '#core/message-template/message-template.ts'
import { emailOut, ownNumberIn, pushOut, smsOut } from '#core/message/sample-message.ts'

const templateOut = {
  key: v.string(),
  kind: v.picklist(templateKinds),
  name: v.string(),
  when: v.string(),
  ways: v.array(v.object({ channel: v.picklist(templateChannels), sent: v.picklist(sendingTerms) })),
}

export const listMessageTemplates = staffCall({
  path: 'messageTemplates',
  summary: 'Lists the fixed messages that players get.',
  permission: 'messageTemplate.view',
  request: v.object({}),
  response: v.object({ templates: v.array(v.object(templateOut)) }),
  refusals: {},
})

const keyIn = v.pipe(v.string(), v.maxLength(60))

export const viewMessageTemplate = staffCall({
  path: 'messageTemplate',
  summary: 'Returns a fixed message in both languages with example values, made by the code that writes to players.',
  permission: 'messageTemplate.view',
  request: v.object({ key: keyIn }),
  response: v.object({
    ...templateOut,
    messages: v.array(
      v.object({
        language: v.picklist(languages),
        inbox: v.nullable(v.object({ title: v.string(), body: v.array(v.string()) })),
        email: v.nullable(emailOut),
        sms: v.nullable(smsOut),
        push: v.nullable(pushOut),
      }),
    ),
    /** By which of its channels a test can be sent here. */
    testable: v.array(v.picklist(templateChannels)),
  }),
  refusals: { templateNotFound: 1498 },
})

export const testMessageTemplate = staffChange({
  path: 'messageTemplateTest',
  summary:
    'Sends a test of a fixed message: by e-mail to the member’s own address, by SMS to a number that belongs to no player.',
  permission: 'messageTemplate.test',
  request: v.object({
    key: keyIn,
    /** A message of the inbox goes to the member as an e-mail. */
    channel: v.picklist(['inbox', 'email', 'sms']),
    language: v.picklist(languages),
    /** Of an SMS. Null: an e-mail, which goes to the address that the member signs in with. */
    number: v.nullable(ownNumberIn),
    reason: reasonIn,
  }),
  response: v.object({
    /** Masked. */
    sentTo: v.string(),
  }),
  refusals: { templateNotFound: 1498, channelOff: 1496, numberOfPlayer: 1497, tryLater: 1020 },
})
