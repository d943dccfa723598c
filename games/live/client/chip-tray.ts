import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import { chipElement } from './chips.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ChipTray = {
  readonly root: HTMLElement
  readonly chosen: () => number
  readonly setEnabled: (enabled: Readonly<Record<ToolName, boolean>>) => void
}
const tools = {
  undo: messages.undo,
  clear: messages.clear,
  repeat: messages.repeat,
  double: messages.doubleBets,
} as const
export type ToolName = keyof typeof tools
const isTool = (name: string): name is ToolName => Object.hasOwn(tools, name)

type TrayEvents = { readonly onTool: (tool: ToolName) => void; readonly onChoose: () => void }

/** The chips to choose from, and what can be done with those on the table. */
export function createChipTray(stakes: readonly number[], { onTool, onChoose }: TrayEvents): ChipTray {
  let chosen = stakes[1] ?? stakes[0] ?? 0
  const chips = stakes.map((stake) => {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      'aria-label': formatMessage(messages.chipOf, { amount: money(stake) }),
      checked: stake === chosen,
    })
    input.addEventListener('change', () => {
      chosen = stake
      onChoose()
    })
    return element('label', { class: 'chip-choice' }, input, chipElement(stake))
  })
  const buttons = new Map(
    Object.keys(tools)
      .filter(isTool)
      .map((name) => [
        name,
        element(
          'button',
          { type: 'button', class: 'tool', onclick: () => isEnabled[name] && onTool(name) },
          tools[name],
        ),
      ]),
  )
  let isEnabled: Readonly<Record<ToolName, boolean>> = { undo: false, clear: false, repeat: false, double: false }
  return {
    root: element(
      'div',
      { class: 'tray' },
      element('div', { class: 'tray-chips', role: 'radiogroup', 'aria-label': messages.chooseChip }, ...chips),
      element('div', { class: 'tray-tools' }, ...buttons.values()),
    ),
    chosen: () => chosen,
    setEnabled(enabled) {
      isEnabled = enabled
      for (const [name, button] of buttons) setDisabled(button, !enabled[name])
    },
  }
}

/** A disabled button would lose the focus of whoever has just used it. The clock asks five times a second. */
function setDisabled(button: HTMLElement, isDisabled: boolean): void {
  const text = String(isDisabled)
  if (button.getAttribute('aria-disabled') !== text) button.setAttribute('aria-disabled', text)
}
