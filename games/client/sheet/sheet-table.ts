import { element } from '../element.ts'

type Cells = readonly (string | HTMLElement)[]

/** A table of a sheet. */
export function sheetTable(head: Cells, rows: readonly Cells[]): HTMLElement {
  const body = element('tbody', {}, ...rows.map(sheetRow))
  // Figures stay whole and scroll sideways; a long hash is broken instead.
  const isText = rows.some((row) => row.some((text) => typeof text === 'string' && text.length > 40))
  const made = element('table', {}, element('thead', {}, cells('th', head)), body)
  return element('div', { class: isText ? 'sheet-table is-text' : 'sheet-table' }, made)
}

export const sheetRow = (texts: Cells): HTMLElement => cells('td', texts)

const cells = (tag: 'th' | 'td', texts: Cells): HTMLElement =>
  element('tr', {}, ...texts.map((text) => element(tag, {}, text)))
