import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { ticketNumber } from '../rules.ts'
import { answerWords, solvedWords } from './ticket-letters.ts'

const number = ticketNumber(1017n, templateExample.at)

/** The fixed messages about tickets, around what was written in them. */
export const ticketTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'supportTicket.answer',
    kind: 'support',
    name: 'Answer to a ticket',
    when: 'Customer service answered a ticket. The answer is the member’s own.',
    words: (language) =>
      answerWords(
        { number, answer: 'We checked your round. It was paid at 8:15 PM.', latest: 'My win is missing.' },
        language,
      ),
  }),
  letterTemplate({
    key: 'supportTicket.solved',
    kind: 'support',
    name: 'Ticket solved',
    when: 'Customer service solved a ticket, or its player did not reply for two weeks.',
    words: (language) => solvedWords({ number, isToRate: true }, language),
  }),
]
