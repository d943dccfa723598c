import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { Permission } from '#features/office/staff/back-office/index.ts'
import { createStaffServer, openStaffScreen } from '#features/office/staff/testing/staff-screen.tsx'
import { rehearseCampaign } from '../contract.ts'
import { CampaignEditor } from './campaign-editor.tsx'
import { firstGraph } from './graph-draft.ts'

const segments = [
  { id: 1, name: 'Everybody', use: 'everybody' as const },
  { id: 2, name: 'Reads Filipino', use: 'usable' as const },
  { id: 3, name: 'Lost much', use: 'loss' as const },
]

function openEditor(permissions: Permission[] = ['campaign.view', 'campaign.save']) {
  const server = createStaffServer()
  server.answer(rehearseCampaign, {
    players: 1_200,
    leftOut: 200,
    held: 100,
    reached: 900,
    messages: 1_800,
    gifts: 40,
    worth: wireCentavos(200_000),
    steps: [],
    isWhole: true,
  })
  const shown = <CampaignEditor campaign={undefined} graph={firstGraph} segments={segments} counts={[]} />
  return { ...openStaffScreen(shown, { server, permissions }), server }
}

const step = (name: RegExp) => within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name })
const save = () => screen.getByRole('button', { name: 'Save campaign' })

test('says what is missing in which language, opens the step by its sentence, and saves only a whole campaign', async () => {
  const { user } = openEditor()
  expect(save().matches(':disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Step 1 (Message): The title is missing in Filipino.' }))
  expect(step(/1\. Message/).getAttribute('aria-pressed')).toBe('true')
  for (const language of ['English', 'Filipino']) {
    await user.click(screen.getByRole('radio', { name: language }))
    await user.type(screen.getByLabelText(`Title (${language})`), `Hi ${language}`)
    await user.type(screen.getByLabelText(`Message (${language})`), `Body ${language}`)
    const paper = screen.getByRole('article', { name: 'Preview in the inbox' })
    expect(paper.textContent).toContain(`Hi ${language}`)
    expect(paper.textContent).toContain(`Body ${language}`)
  }
  await user.type(screen.getByLabelText('Name'), 'Back')
  expect(screen.queryByText('Before you can save:')).toBeNull()
  expect(save().matches(':disabled')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Start dry run' }))
  await screen.findByText('Would have reached 900 players, sent 1,800 messages and given ₱2,000.00 at most.')
})

test('is drawn and changed by the keyboard alone', async () => {
  const { user } = openEditor()
  step(/1\. Message/).focus()
  await user.keyboard('{Enter}')
  within(screen.getByRole('group', { name: 'Add after step 1' }))
    .getByRole('button', { name: 'Wait' })
    .focus()
  await user.keyboard('{Enter}')
  expect(step(/2\. Wait/).getAttribute('aria-pressed')).toBe('true')
  expect(step(/1\. Message/).textContent).toContain('to step 2')
  expect(step(/2\. Wait/).textContent).toContain('for 1 day')
  screen.getByRole('button', { name: 'Delete step' }).focus()
  await user.keyboard('{Enter}')
  expect(step(/1\. Message/).textContent).toContain('to step 2')
  expect(step(/2\. End/).textContent).toContain('Nothing more is sent')
})

test('offers no segment over nothing or over losses', async () => {
  const { user } = openEditor()
  await user.click(screen.getByRole('button', { name: 'Condition' }))
  const choice = screen.getByLabelText('Does the player belong to this segment?')
  expect(within(choice).getByRole('option', { name: 'Reads Filipino' }).matches(':disabled')).toBe(false)
  expect(
    within(choice)
      .getByRole('option', { name: /Lost much/ })
      .matches(':disabled'),
  ).toBe(true)
  expect(
    within(choice)
      .getByRole('option', { name: /Everybody/ })
      .matches(':disabled'),
  ).toBe(true)
})

test('a member who may not save sees the steps and cannot change them', () => {
  openEditor(['campaign.view'])
  expect(screen.queryByRole('button', { name: 'Save campaign' })).toBeNull()
  expect(screen.queryByRole('group', { name: /Add after/ })).toBeNull()
  expect(screen.getByLabelText('Players enter when they').matches(':disabled')).toBe(true)
})
