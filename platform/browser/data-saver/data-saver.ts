let isDrawnSparing = false

/** The server says it of each page before it renders it, which it does in one go. */
export function drawSparing(spares: boolean): void {
  isDrawnSparing = spares
}

/** Whether this page spares data: no film, no moving scene, small pictures, and nothing fetched before it is needed. */
export const sparesDataNow = (): boolean =>
  typeof document === 'undefined' ? isDrawnSparing : document.documentElement.dataset['saver'] === 'on'
