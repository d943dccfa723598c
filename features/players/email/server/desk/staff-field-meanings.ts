import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  playerId: 'The player.',
  address: 'The e-mail address, with most of it masked; null: none.',
  verifiedAt: 'When the player proved the address with a code; null: there is no address.',
  isOffered: 'True: a mail server is set up (MAIL_URL).',
  kind: 'What the e-mail was about.',
  state:
    'One of waiting; sent: the mail server took it; refused: it never will; failed: given up; late: of no use any more.',
  attempts: 'How often it was handed to the mail server.',
  lastAnswer:
    'What the mail server last answered to a failed attempt, without the address; null: no attempt has failed.',
  createdAt: 'When its cause happened.',
  decidedAt: 'When it was sent or ended; null: it waits.',
}
