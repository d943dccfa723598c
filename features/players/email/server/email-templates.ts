import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { codeWords } from './send-email-code.ts'
import { type AddressChange, changeWords } from './tell-address-change.ts'

const before = 'maria@example.com'
const after = 'maria.cruz@example.com'

type Change = Pick<AddressChange, 'before' | 'after'>
type About = Pick<MessageTemplate, 'key' | 'name' | 'when'>

function changeTemplate(about: About, change: Change): MessageTemplate {
  const facts = { ...change, now: templateExample.at }
  const letter = letterTemplate({ ...about, kind: 'account', words: (language) => changeWords(facts, language) })
  if (change.before === undefined) return letter
  const words: NonNullable<MessageTemplate['email']>['words'] = ({ language }) => {
    const { title, body } = changeWords(facts, language)
    return { language, title, paragraphs: body }
  }
  return { ...letter, email: { sent: 'always', kind: 'addressChanged', words } }
}

/** The fixed messages about e-mail addresses. */
export const emailTemplates: readonly MessageTemplate[] = [
  {
    key: 'email.code',
    kind: 'code',
    name: 'Code for an e-mail address',
    when: 'A player asked for a code to add or change an e-mail address.',
    email: {
      sent: 'always',
      kind: 'addressCode',
      words: ({ language, operator }) => codeWords({ code: '123456', operator, language }),
    },
  },
  changeTemplate(
    { key: 'email.added', name: 'E-mail address added', when: 'A player added an e-mail address.' },
    { before: undefined, after },
  ),
  changeTemplate(
    {
      key: 'email.changed',
      name: 'E-mail address changed',
      when: 'A player changed the e-mail address; the e-mail goes to the earlier one.',
    },
    { before, after },
  ),
  changeTemplate(
    {
      key: 'email.removed',
      name: 'E-mail address removed',
      when: 'A player removed the e-mail address; the e-mail goes to it once more.',
    },
    { before, after: undefined },
  ),
]
