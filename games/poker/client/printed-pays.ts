import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { messages } from './messages/en.ts'

/** The pay table of the rules. */
export const payTableOf = ({ title }: Pick<Stage, 'title'>) =>
  title.help.sections.find(({ table }) => table !== undefined)?.table ?? { head: [], rows: [] }

/** The same, printed on the cloth, with the line that counts now lit. */
export function createPrintedPays(stage: Pick<Stage, 'title'>) {
  const { head, rows } = payTableOf(stage)
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => texts.map((text) => element(tag, {}, text))
  const lines = rows.map((texts) => element('tr', {}, ...cells('td', texts)))
  return {
    root: element(
      'table',
      { class: 'printed-pays', 'aria-label': messages.payouts },
      element('thead', {}, element('tr', {}, ...cells('th', head))),
      element('tbody', {}, ...lines),
    ),
    count: lines.length,
    light(at: number | undefined): void {
      for (const [index, line] of lines.entries()) line.classList.toggle('is-lit', index === at)
    },
  }
}
