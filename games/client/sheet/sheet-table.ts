import { element } from '../element.ts'

type Cells = readonly (string | HTMLElement)[]

/** A table of a sheet. */
export function sheetTable(head: Cells, rows: readonly Cells[]): HTMLElement {
  const body = element('tbody', {}, ...rows.map(sheetRow))
  // Figures stay whole and scroll sideways; a long hash is broken instead.
  const isText = rows.some((row) => row.some((text) => typeof text === 'string' && text.length > 40))
  // A chart of many narrow columns fits a phone, and each of its signs has a colour of its own.
  const isChart = head.length > chartFrom
  const kind = isText ? ' is-text' : isChart ? ' is-chart' : ''
  const made = element('table', {}, element('thead', {}, cells('th', head)), body)
  if (isChart) for (const cell of made.querySelectorAll('td')) cell.dataset['sign'] = cell.textContent
  return element('div', { class: `sheet-table${kind}` }, made)
}

/** More columns than this are a chart. */
const chartFrom = 8

export const sheetRow = (texts: Cells): HTMLElement => cells('td', texts)

const cells = (tag: 'th' | 'td', texts: Cells): HTMLElement =>
  element('tr', {}, ...texts.map((text) => element(tag, {}, text)))
