import * as v from 'valibot'
import { expect, test } from 'vitest'
import { settingsSchema } from './settings.ts'

const numberOf = (licenceNumber?: string) =>
  v.parse(settingsSchema, licenceNumber === undefined ? {} : { licenceNumber }).licenceNumber

test.each([
  { given: undefined, kept: '' },
  { given: '', kept: '' },
  { given: 'DEMO-0000', kept: '' },
  { given: ' demo ', kept: '' },
  { given: ' GL-0001 ', kept: 'GL-0001' },
])(
  'a licence number of $given is kept as “$kept”: what stands for a demonstration is no licence',
  ({ given, kept }) => {
    expect(numberOf(given)).toBe(kept)
  },
)

test.each(['', ' help@maharlika.example ', 'nobody', 'a b@c.ph'])(
  'a support e-mail of “%s” is none, an address or refused',
  (given) => {
    const parsed = v.safeParse(settingsSchema, { supportEmail: given })
    expect(parsed.success ? parsed.output.supportEmail : undefined).toBe(
      { '': '', ' help@maharlika.example ': 'help@maharlika.example' }[given],
    )
  },
)
