import type { MessageTemplate } from '#core/message-template/message-template.ts'
import type { CodePurpose } from '../store/one-time-code.store.ts'
import { codeText } from './code-text.ts'

type CodeTemplate = Pick<MessageTemplate, 'name' | 'when'> & {
  readonly key: string
  readonly purpose: CodePurpose
  readonly real: boolean
}

const codeTemplate = ({ key, name, when, purpose, real }: CodeTemplate): MessageTemplate => ({
  key: `account.${key}`,
  kind: 'code',
  name,
  when,
  sms: {
    sent: 'always',
    words: ({ language, operator: operatorName }) =>
      codeText({ purpose, real, code: '123456', operatorName, language }),
  },
})

/** The SMS with codes, and those that are sent in place of a code. */
export const codeTemplates: readonly MessageTemplate[] = [
  codeTemplate({
    key: 'codeToRegister',
    purpose: 'register',
    real: true,
    name: 'Code to create an account',
    when: 'Somebody registers with a number.',
  }),
  codeTemplate({
    key: 'codeToReset',
    purpose: 'forget',
    real: true,
    name: 'Code to reset the password',
    when: 'A player forgot the password, or staff sent the code.',
  }),
  codeTemplate({
    key: 'codeToAddNumber',
    purpose: 'bind',
    real: true,
    name: 'Code to add a number',
    when: 'A player adds a mobile number.',
  }),
  codeTemplate({
    key: 'codeToConfirm',
    purpose: 'stepUp',
    real: true,
    name: 'Code to confirm',
    when: 'A player confirms a withdrawal or a change of the account.',
  }),
  codeTemplate({
    key: 'numberHasAccount',
    purpose: 'register',
    real: false,
    name: 'Number already has an account',
    when: 'Somebody registers with a number that has an account. It gets this in place of a code.',
  }),
  codeTemplate({
    key: 'numberHasNoAccount',
    purpose: 'forget',
    real: false,
    name: 'Number has no account',
    when: 'Somebody resets a password with a number that no account uses. It gets this in place of a code.',
  }),
]
