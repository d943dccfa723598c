// jsdom has no popovers, and draws none of them: here one is a mark on its element, which is drawn as long as it has it.

const onTop = 'data-on-top'

HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  this.setAttribute(onTop, '')
  this.style.display = 'grid'
}
HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
  this.removeAttribute(onTop)
  this.style.display = ''
}
