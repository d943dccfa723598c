import { readdirSync, readFileSync } from 'node:fs'
import type { ProcessParts } from '../support/processor-time.ts'

export type ProductPart = 'server' | 'postgres' | 'sandbox'

const commandOf: Readonly<Record<ProductPart, RegExp>> = {
  server: /apps\/server\/main\.ts/,
  postgres: /bin\/postgres/,
  sandbox: /apps\/sandbox\/main\.ts/,
}

/** The launcher's processes, by role. Empty if the machine does not report them. */
export function productParts(launcher: number): ProcessParts<ProductPart> {
  const everybody = descendantsOf(launcher)
  const those = (part: ProductPart) => everybody.filter((pid) => commandOf[part].test(commandLine(pid))).slice(0, 1)
  return { server: those('server'), postgres: those('postgres'), sandbox: those('sandbox') }
}

function descendantsOf(pid: number): number[] {
  const children = childrenOf(pid)
  return [...children, ...children.flatMap(descendantsOf)]
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter((text) => text !== '')
      .map(Number)
  } catch {
    return []
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
