import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  id: 'The tournament: its number in the settings, day and time in Manila.',
  'rows.id': 'The tournament: its number in the settings, day and time in Manila.',
  'rows.name': 'Its name in English.',
  'rows.version': 'The version of the promotion that it was prepared with.',
  'rows.scoring':
    'What it is ranked by. multiple: the best win as a multiple of its bet; total: everything won at one bet.',
  'rows.state': 'The status. counting: it has ended, and the final table is being made.',
  'rows.startsAt': 'When it opens.',
  'rows.endsAt': 'When it ends.',
  'rows.entrants': 'How many entered, with those who left.',
  'rows.left': 'How many left by a break, an exclusion or a suspension.',
  'rows.pool': 'Its prizes, reserved in the budget.',
  'rows.paid': 'What was paid of them.',
  'rows.stoppedBy': 'The member who stopped it; null: nobody did.',
  'rows.canStop': 'True: it can still be stopped.',
}
