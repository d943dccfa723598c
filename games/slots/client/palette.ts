export type Palette = {
  readonly board: string
  readonly cell: string
  readonly frame: readonly [string, string]
  readonly glow: string
}
