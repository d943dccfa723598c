export type Contact = { readonly id: number; readonly nickname: string; readonly url: string }

/** Contacts for the menu; the service page itself is left out, because it has its own line. */
export const menuContacts = <C extends Contact>(queue: readonly C[]): readonly C[] =>
  queue.filter(({ nickname, url }) => url !== '' && !nickname.includes('Service'))
