type Props = Readonly<Record<string, string | number | boolean | EventListener | undefined>>
type Child = Node | string | undefined

/** One element with its properties, listeners (`onclick`), attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) setProp(made, name, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

function setProp(made: HTMLElement, name: string, value: Props[string]): void {
  if (value === undefined || value === false) return
  if (typeof value === 'function') made.addEventListener(name.slice(2), value)
  else made.setAttribute(name, value === true ? '' : String(value))
}

/** An unchanged text is not written: writing it would cause another layout. */
export function setText(container: HTMLElement, text: string): void {
  if (container.textContent !== text) container.textContent = text
}

const svgSpace = 'http://www.w3.org/2000/svg'

/** The same for a drawing. */
export function drawing(
  tag: string,
  props: Readonly<Record<string, string | number>>,
  ...children: Element[]
): SVGElement {
  const made = document.createElementNS(svgSpace, tag)
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

const icons = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6',
} as const
export type IconName = keyof typeof icons

export const icon = (name: IconName): SVGElement =>
  drawing('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' }, drawing('path', { d: icons[name] }))
