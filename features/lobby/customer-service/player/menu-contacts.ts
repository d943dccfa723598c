export type Contact = { readonly id: number; readonly nickname: string; readonly url: string }

/** The menu names the ways with an address; service itself has its own page, so what is called so is left out. */
export const menuContacts = <C extends Contact>(queue: readonly C[]): readonly C[] =>
  queue.filter(({ nickname, url }) => url !== '' && !nickname.includes('Service'))
