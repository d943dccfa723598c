import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'

const tabs = [
  { id: 'mail', label: 'Mail' },
  { id: 'notice', label: 'Notices' },
  { id: 'news', label: 'News' },
] as const

function Messages() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('mail')
  return (
    <>
      <Tabs id="messages" label="Messages" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="messages" tab={selected}>
        The panel of {selected}
      </TabPanel>
    </>
  )
}

beforeEach(() => {
  render(<Messages />)
})

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

test.each([
  { keys: '{ArrowRight}', selected: 'Notices' },
  { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', selected: 'Mail' },
  { keys: '{ArrowLeft}', selected: 'News' },
  { keys: '{End}', selected: 'News' },
  { keys: '{End}{Home}', selected: 'Mail' },
])('$keys selects $selected and takes the focus there', async ({ keys, selected }) => {
  const user = userEvent.setup()
  await user.tab()

  await user.keyboard(keys)

  expect(selectedTab()).toBe(selected)
  expect(document.activeElement?.textContent).toBe(selected)
})

test('the row is one tab stop, and the panel the next', async () => {
  const user = userEvent.setup()

  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Mail' }))
  await user.tab()

  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

test('the panel is named by its tab, also after a tap', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'News' }))

  expect(screen.getByRole('tabpanel', { name: 'News' }).textContent).toBe('The panel of news')
  expect(screen.getByRole('tab', { name: 'News' }).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})
