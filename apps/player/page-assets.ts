/** The files that the browser needs for a part of the app, by the addresses that the page names them with. */
export type PartAssets = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What the client's build has made, as far as the server's drawing names it. */
export type PageAssets = {
  readonly entry: string
  readonly preloads: readonly { readonly href: string; readonly as: 'font' | 'image'; readonly type: string }[]
  /** What names the files of all other screens: nothing waits for it at first, the next page does. */
  readonly later: readonly string[]
  /** By the source file of the entry, a shell or a screen: it and all that it imports. */
  readonly parts: Readonly<Record<string, PartAssets>>
  /** The style sheets themselves, by their address. */
  readonly styleTexts: Readonly<Record<string, string>>
}

/** The files of several parts together, each once. */
export function joinAssets({ parts }: PageAssets, sources: readonly string[]): PartAssets {
  const joined = sources.flatMap((source) => parts[source] ?? [])
  return {
    scripts: [...new Set(joined.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(joined.flatMap(({ styles }) => styles))],
  }
}
