/**
 * Gives jsdom the modal `<dialog>` that it lacks: open and close, the initial focus, and the restored focus. Test files
 * whose screens open a sheet or a dialog import this for its side effect.
 */
const givesBack = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function showModal() {
  givesBack.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('button:enabled, a[href], input:enabled, select:enabled, [tabindex]')?.focus()
}

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  const before = givesBack.get(this)
  if (before instanceof HTMLElement) before.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
