/** The rules of a title, made from the tables that it draws with. Open to everybody, in the game and outside. */
export type HelpPage = {
  /** One sentence: what the game is and how it is won. */
  readonly summary: string
  readonly sections: readonly HelpSection[]
}

export type HelpSection = {
  readonly title: string
  readonly paragraphs?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}
