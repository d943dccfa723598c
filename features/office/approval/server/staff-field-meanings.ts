import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  show: 'Which requests: waiting for a decision, or decided.',
  kind: 'The kind of act that is requested, as one word.',
  label: 'What is requested, in the operator’s words.',
  subject: 'The player or item that the request is about.',
  facts: 'What a decider has to know, one fact after the other.',
  'facts.name': 'What the fact is called.',
  'facts.before': 'Of a value that the act changes: the one that stands until then; absent: the fact is no change.',
  value: 'What the fact is, ready to be read.',
  maker: 'The member who requested it, by e-mail address.',
  madeAt: 'When it was requested.',
  expiresAt: 'Until when it can be decided.',
  state:
    'The status. waiting: nobody has decided; approved: it was carried out; refused; withdrawn: by its maker; expired: nobody decided in time.',
  decider: 'The member who decided it; null: nobody has.',
  decidedAt: 'When it was decided; null: it is not.',
  decisionReason: 'Why it was decided like this; null: it is not decided.',
  lowRiskSum:
    'What it gives, if it is of low risk and may be approved together with others; null: it is decided by itself.',
  items: 'What is decided together. Each item is its own act, with its own entry in the audit log.',
  sum: 'The sum of all of them, as it was confirmed.',
  results: 'What became of each item, in the order given.',
  'results.id': 'The number of the request.',
  isDone: 'True: it is approved, now or by the same member before.',
  why: 'Why it was not approved; null: it was.',
  mayDecide: 'True: the caller may decide it now.',
  isOwn: 'True: the caller has requested it.',
}
