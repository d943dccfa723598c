import { expect, test } from 'vitest'
import { bannedTurns, findDialect } from './plain-words.ts'

const handler = 'features/players/mail/server/read-mail.ts'
const page = 'docs/decisions/0001-mail-read-once.md'

const turnsIn = (path: string, text: string): string[] =>
  findDialect([{ path, text }]).map(({ say }) => say.split(/[ :]/)[1] ?? '')

const planted: ReadonlyArray<readonly [turn: string, path: string, text: string]> = [
  ['for-who', handler, '// Shown for who has unread letters.'],
  ['for-who', page, 'A link leads to who wrote it.'],
  ['anew', handler, '  /** The list is read anew after each letter. */'],
  ['lastly', handler, 'send() // lastly, the commit'],
  ['told', 'apps/player/main.tsx', '{/* The player is told at the next sign-in. */}'],
  ['told', page, '- The sender is told\n  by a job.'],
  ['who-subject', handler, '// Locked first. Who deletes a letter loses its gift.'],
  ['what-subject', page, '**What is attached** is taken once.'],
  ['what-subject', 'platform/ui/tokens.css', '/* What stands on the ground. */'],
  ['is-to-be', handler, '// The letter is to be deleted.'],
  ['himself', handler, '// Where somebody repeats himself.'],
  ['journey', page, 'Both statements are one journey.'],
  ['rests', handler, '// Withdrawals rest for a day.'],
  ['hangs-together', page, 'Players who hang together count once.'],
]

test.each(planted)('%s is found in %s: %s', (turn, path, text) => {
  expect(turnsIn(path, `const first = 1\n\n${text}\n`)).toEqual([turn])
})

test('every turn is proven by a planted sentence', () => {
  const proven = new Set(planted.map(([turn]) => turn))
  expect(bannedTurns.filter(({ name }) => !proven.has(name))).toEqual([])
})

test.each([
  [handler, "const text = 'What is new? You were told.'"],
  [handler, '// Who may know which? The list below answers.'],
  [handler, '// Reads the letter that the player opened; a player who has none gets an empty list.'],
  [page, '# 0001 Mail: read anew'],
  ['database/migrations/0001_mail.sql', '-- What is told once.'],
  ['docs/calls.md', '| `mailRead` | What is told. |'],
])('nothing is wrong in %s with: %s', (path, text) => {
  expect(turnsIn(path, text)).toEqual([])
})

test('a sentence that runs over two lines is one, and the fault names where its passage begins', () => {
  const text = 'const a = 1\n// The letter stays. Who\n// reads it takes the gift.\n'
  expect(findDialect([{ path: handler, text }])).toEqual([
    {
      where: `${handler}:2`,
      say: 'dialect who-subject: begin with the person: "A player who ...", "The caller ..."',
    },
  ])
})
