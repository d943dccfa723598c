import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as filipino } from '../messages/fil.ts'
import { messages } from '../messages/en.ts'
import { DateField } from '#platform/ui/date-field/date-field.tsx'

function renderDate(value = '') {
  const chosen: string[] = []
  render(
    <DateField label="Birth date" value={value} onChange={(day) => chosen.push(day)} yearMin={1990} yearMax={2005} />,
  )
  const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
  return { chosen, list }
}

test('a day is given only when all three parts are chosen', async () => {
  const { chosen, list } = renderDate()

  await userEvent.selectOptions(list('Month'), 'March')
  await userEvent.selectOptions(list('Day'), '7')
  await userEvent.selectOptions(list('Year'), '1999')

  expect(chosen).toEqual(['', '', '1999-03-07'])
})

test('no day can be chosen that the month does not have', async () => {
  const { chosen, list } = renderDate('2004-02-29')
  expect(list('Day').querySelectorAll('option:enabled')).toHaveLength(29)

  await userEvent.selectOptions(list('Year'), '2003')

  expect(chosen).toEqual([''])
  expect(list('Day').value).toBe('')
  expect(list('Day').querySelectorAll('option:enabled')).toHaveLength(28)
})

test('the lists are one group with the label as its name', () => {
  renderDate()

  expect(screen.getByRole('group', { name: 'Birth date' })).not.toBeNull()
})

test('months have the names of every other date in Filipino too', () => {
  const months = Object.keys(messages).slice(Object.keys(messages).indexOf('january')).slice(0, 12)
  expect(months.at(-1)).toBe('december')
  for (const month of months) expect(filipino).toHaveProperty(month, (messages as Record<string, unknown>)[month])
})
