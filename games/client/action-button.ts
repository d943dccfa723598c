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
  const show = (): void => {
    setText(label, action?.label ?? '')
    setText(detail, action?.detail ?? '')
    detail.hidden = action?.detail === undefined
    root.disabled = !isReady(action, isBusy)
    root.classList.toggle('is-take', action?.tone === 'take')
    root.classList.toggle('is-stop', action?.tone === 'stop')
  }
  // A button that rests loses the focus that a tap gave it, for which the browser works out styles in the middle of the tap. So a
  // tap gives it none; and what had the focus gives it up, so that the space bar plays.
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

/** The space bar plays, unless a control of its own has the focus. */
function playBySpace(button: HTMLElement): void {
  addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const isElsewhere = target !== undefined && target.closest('button, input, select, dialog, a, summary') !== null
    if (event.code !== 'Space' || event.repeat || isElsewhere) return
    event.preventDefault()
    button.click()
  })
}
