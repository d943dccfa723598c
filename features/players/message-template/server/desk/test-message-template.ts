import { refuse } from '#core/contract/outcome.ts'
import type { InputOf } from '#core/contract/call.ts'
import type { MessageTemplate } from '#core/message-template/message-template.ts'
import { changed, handleStaffChangeAfter } from '#features/office/staff/server/index.ts'
import { testMessageTemplate } from '../../contract.ts'
import type { MessageTemplateDependencies } from '../message-template-dependencies.ts'
import { sendTest, testRecipient } from '../send-test.ts'
import { emailOf, letterAsEmail, readerIn } from '../template-messages.ts'

/** Sends a template with its example values to the member. */
export const testMessageTemplateHandler = (needs: MessageTemplateDependencies) =>
  handleStaffChangeAfter(needs.audit, testMessageTemplate, async ({ input, staff, db, now }) => {
    const { key, channel, language, number } = input
    const template = needs.templates.find((each) => each.key === key)
    const content = template && (await contentOf(template, input, needs))
    if (content === undefined) return refuse('templateNotFound')
    const way = channel === 'sms' ? 'sms' : 'email'
    const recipient = await testRecipient(db, { channel: way, number, staff, now }, needs)
    if (recipient.kind !== 'recipient') return recipient
    const { to, sentTo } = recipient
    return {
      kind: 'ready',
      write: async (tx) => {
        await sendTest(tx, needs.tests, { content, to, now })
        const after = { template: key, channel, language, sentTo }
        return changed({ sentTo }, { subject: `staff:${staff.staffId}`, before: null, after })
      },
    }
  })

type TestInput = Pick<InputOf<typeof testMessageTemplate>, 'channel' | 'language'>

/** Undefined: the template has no such channel. */
async function contentOf(
  template: MessageTemplate,
  { channel, language }: TestInput,
  needs: MessageTemplateDependencies,
) {
  const reader = await readerIn(language, needs)
  if (channel === 'sms') return template.sms && { sms: template.sms.words(reader) }
  const { inbox } = template
  const email =
    channel === 'email'
      ? await emailOf(template, reader, needs)
      : inbox && (await letterAsEmail(inbox.words(reader), language, needs))
  return email && { email }
}
