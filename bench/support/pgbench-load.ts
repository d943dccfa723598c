import type { Driven } from './drive.ts'

/** pgbench's built-in scripts: "TPC-B (sort of)", and the same without tellers and branches (`pgbench -N`). */
export type PgbenchScript = 'tpcb-like' | 'simple-update'

export type PgbenchLoad = { readonly script: PgbenchScript; readonly clients: number; readonly seconds: number }

export type Pgbench = {
  /** Which pgbench it is. */
  readonly name: string
  readonly run: (load: PgbenchLoad) => Promise<Driven>
}

export type PgbenchOptions = { readonly ownerUrl: string; readonly scale: number }
