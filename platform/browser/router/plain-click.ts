type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** A click that only navigates: no new tab, window or download, and no handler has prevented it. */
export function isPlainClick(click: Click, anchor: HTMLAnchorElement): boolean {
  const modified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  const staysHere = (anchor.target === '' || anchor.target === '_self') && !anchor.hasAttribute('download')
  return !click.defaultPrevented && click.button === 0 && !modified && staysHere
}
