import { element, setText } from './element.ts'
import type { Action } from './scene.ts'

export type ActionButton = {
  readonly root: HTMLElement
  readonly set: (action: Action) => void
  readonly setBusy: (isBusy: boolean) => void
}

/** `hasSpace`: the space bar is this button's. */
type ActionOptions = { readonly hasSpace: boolean }

/** The one big button. What it does is the scene's; that it does nothing meanwhile is decided here. */
export function createAction({ hasSpace }: ActionOptions = { hasSpace: true }): ActionButton {
  let action: Action | undefined
  let isBusy = false
  const label = element('span', { class: 'action-label' })
  const detail = element('span', { class: 'action-detail' })
  const root = element('button', { type: 'button', class: 'action', onclick: () => action?.run() }, label, detail)
  let isHeld = false
  const rest = (rests: boolean): void => {
    if (rests && !root.disabled) isHeld = document.activeElement === root
    root.disabled = rests
    if (rests || !isHeld) return
    isHeld = false
    if (document.activeElement === document.body) root.focus({ preventScroll: true })
  }
  const show = (): void => {
    setText(label, action?.label ?? '')
    setText(detail, action?.detail ?? '')
    detail.hidden = action?.detail === undefined
    rest(!isReady(action, isBusy))
    root.classList.toggle('is-take', action?.tone === 'take')
    root.classList.toggle('is-stop', action?.tone === 'stop')
  }
  // A button that rests loses the focus, and the keyboard gets it back. For the focus of a tap the browser would work out styles
  // in the middle of it. So a tap gives none; and what had the focus gives it up, so that the space bar plays.
  root.addEventListener('mousedown', (event) => {
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  if (hasSpace) playBySpace(root)
  return {
    root,
    set: (given) => {
      action = given
      show()
    },
    setBusy: (busy) => {
      isBusy = busy
      show()
    },
  }
}

const isReady = (action: Action | undefined, isBusy: boolean): boolean =>
  action !== undefined && action.isEnabled !== false && (!isBusy || action.isFree === true)

/**
 * The space bar plays, unless a control of its own has the focus. A control that rests has lost the focus to nobody: who
 * raises the bet to its end by the space bar does not play for it.
 */
function playBySpace(button: HTMLElement): void {
  let last: EventTarget | null = null
  addEventListener('focusin', ({ target }) => {
    last = target
  })
  addEventListener('pointerdown', () => {
    last = null
  })
  const rests = (): boolean => last !== button && last instanceof HTMLElement && last.matches(':disabled')
  addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const isElsewhere = target !== undefined && target.closest('button, input, select, dialog, a, summary') !== null
    if (event.code !== 'Space' || event.repeat || isElsewhere || rests()) return
    event.preventDefault()
    button.click()
  })
}
