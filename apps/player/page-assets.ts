/** The files of one part of the app, by their public addresses. */
export type PartAssets = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** The client build's assets, as far as the server's HTML names them. */
export type PageAssets = {
  readonly entry: string
  readonly preloads: readonly { readonly href: string; readonly as: 'font' | 'image'; readonly type: string }[]
  /** The script that names all other screens' files: only the next page needs it. */
  readonly later: readonly string[]
  /** By the source file of an entry, a shell or a screen: its chunk with all static imports. */
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
