import { drawing, element } from '#games/client/element.ts'
import { messages } from '../messages/en.ts'

/** The two rules that a player looks for, written on the cloth. */
export function createInscription(): HTMLElement {
  const arc = (id: string, d: string) => drawing('path', { id, d, fill: 'none' })
  const words = (path: string, className: string, text: string): SVGElement => {
    const onPath = drawing('textPath', { href: `#${path}`, startOffset: '50%' })
    onPath.textContent = text
    return drawing('text', { class: className, 'text-anchor': 'middle' }, onPath)
  }
  return element(
    'div',
    { class: 'inscription', 'aria-hidden': 'true' },
    drawing(
      'svg',
      { viewBox: '0 0 400 100' },
      arc('upper-arc', 'M8 22Q200 92 392 22'),
      arc('lower-arc', 'M30 56Q200 118 370 56'),
      drawing('path', { class: 'arc-line', d: 'M2 36Q200 110 398 36' }),
      words('upper-arc', 'arc-main', messages.feltPays),
      words('lower-arc', 'arc-small', messages.feltDealer),
    ),
  )
}
