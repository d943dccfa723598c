// jsdom lacks popovers: here an open one is marked by an attribute on its element.

const onTop = 'data-on-top'

HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  this.setAttribute(onTop, '')
  this.style.display = 'grid'
}
HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
  this.removeAttribute(onTop)
  this.style.display = ''
}
