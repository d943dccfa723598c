// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createChipTray } from './chip-tray.ts'

const all = { undo: true, clear: true, repeat: true, double: true }

test('a tool that has nothing left to do keeps the focus and does nothing', () => {
  const used: string[] = []
  const tray = createChipTray([100, 500], { onTool: (tool) => used.push(tool), onChoose: () => undefined })
  document.body.replaceChildren(tray.root)
  const [undo] = tray.root.querySelectorAll('button')
  undo?.click()
  tray.setEnabled(all)
  undo?.focus()
  undo?.click()
  tray.setEnabled({ ...all, undo: false })
  undo?.click()
  expect(used).toEqual(['undo'])
  expect(undo?.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(undo)
})
