import { expect, test } from 'vitest'
import { jobTitle } from './job-title.ts'

test.each([
  ['deposit.askProviders', 'Deposits: ask providers'],
  ['dataExport.end', 'Data export: end'],
  ['promotion-weekend-lottery', 'Promotion weekend lottery'],
  ['points', 'Points'],
])('%s reads %s', (name, title) => expect(jobTitle(name)).toBe(title))
