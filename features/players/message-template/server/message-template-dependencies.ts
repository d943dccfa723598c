import type { MessageTemplate } from '#core/message-template/message-template.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { TestChannels } from './send-test.ts'
import type { TemplateHouse } from './template-messages.ts'

export type MessageTemplateDependencies = Pick<StaffDependencies, 'audit' | 'limiter'> &
  TemplateHouse & {
    /** Of all features. */
    readonly templates: readonly MessageTemplate[]
    readonly tests: TestChannels
  }
