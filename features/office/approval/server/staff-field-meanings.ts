import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  show: 'Which requests: waiting for a decision, or decided.',
  kind: 'What kind of act is asked for, as one word.',
  label: 'What is asked for, in the operator’s words.',
  subject: 'The player or thing that the request is about.',
  facts: 'What a decider has to know, one fact after the other.',
  'facts.name': 'What the fact is called.',
  value: 'What the fact is, ready to be read.',
  maker: 'The member who asked for it, by e-mail address.',
  madeAt: 'When it was asked for.',
  expiresAt: 'Until when it can be decided.',
  state:
    'How it stands. waiting: nobody has decided; approved: it was carried out; refused; withdrawn: by its maker; expired: nobody decided in time.',
  decider: 'The member who decided it; null: nobody has.',
  decidedAt: 'When it was decided; null: it is not.',
  decisionReason: 'Why it was decided like this; null: it is not decided.',
  mayDecide: 'True: the caller may decide it now.',
  isOwn: 'True: the caller has asked for it.',
}
