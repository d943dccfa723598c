import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  next: 'The day that is written next; null: no day of the house has ended.',
  waits:
    'What it waits for. dayOpen: its end; notSummedUp: the ledger’s sums of the day; noRoot: the proof root; writing: the next run of the job, or its end.',
  written: 'How many of its files are written.',
  kinds: 'How many files it will have.',
  days: 'The days that are signed, the newest first.',
  day: 'The day in Manila.',
  signedAt: 'When it was signed.',
  hash: 'SHA-256 of its manifest, in hexadecimal digits.',
  files: 'The files of the day.',
  name: 'The name of the file.',
  bytes: 'How many bytes the file has.',
  records: 'How many records it has; null: it has none, as a manifest.',
  piece: 'Which piece, counted from 1.',
  pieces: 'How many pieces the file has.',
  base64: 'The piece in base64.',
  at: 'When it was counted.',
  figures: 'Each count and sum of the day so far.',
  'figures.name':
    'Which figure, as in the daily close; limits: limits set or removed; breaks: breaks and exclusions begun.',
  value: 'A count, or an amount in centavos.',
}
