import { answer, refuse } from '#core/contract/outcome.ts'
import { languages } from '#core/language/language.ts'
import {
  type MessageTemplate,
  type TemplateChannel,
  templateChannels,
} from '#core/message-template/message-template.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { listMessageTemplates, viewMessageTemplate } from '../../contract.ts'
import type { MessageTemplateDependencies } from '../message-template-dependencies.ts'
import { isTestable } from '../send-test.ts'
import { messageIn } from '../template-messages.ts'

type Dependencies = Pick<MessageTemplateDependencies, 'templates' | 'tests' | 'house' | 'sampleEmail'>

export const listMessageTemplatesHandler = ({ templates }: Pick<Dependencies, 'templates'>) =>
  handleStaff(listMessageTemplates, async () => answer({ templates: templates.map(templateView) }))

export const viewMessageTemplateHandler = (needs: Dependencies) =>
  handleStaff(viewMessageTemplate, async ({ input: { key } }) => {
    const template = needs.templates.find((each) => each.key === key)
    if (template === undefined) return refuse('templateNotFound')
    const messages = await Promise.all(languages.map((language) => messageIn(language, template, needs)))
    const testable = channelsOf(template).filter((channel) => canTest(channel, needs))
    return answer({ ...templateView(template), messages, testable })
  })

const templateView = (template: MessageTemplate) => {
  const { key, kind, name, when } = template
  const ways = templateChannels.flatMap((channel) => {
    const way = template[channel]
    return way ? [{ channel, sent: way.sent }] : []
  })
  return { key, kind, name, when, ways }
}

const channelsOf = (template: MessageTemplate): readonly TemplateChannel[] =>
  templateChannels.filter((channel) => template[channel] !== undefined)

/** A push needs a browser that a player has turned notifications on in. A letter goes to a member as an e-mail. */
const canTest = (channel: TemplateChannel, { tests }: Pick<Dependencies, 'tests'>): boolean =>
  channel !== 'push' && isTestable(tests, channel === 'sms' ? 'sms' : 'email')
