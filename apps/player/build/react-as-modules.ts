import { join } from 'node:path'
import type { Plugin } from 'vite'
import { refuseNoMatches } from '#tools/build/refuse-no-matches.ts'

/**
 * React comes as CommonJS, of which a bundler has to keep every export. Written as modules, the exports that the app does not
 * use are dropped, and so are the wrappers. An import that React does not have fails the build.
 */
export function reactAsModules(repository: string): Plugin {
  const { found, buildEnd } = refuseNoMatches('react-as-modules')
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/|$)/ },
      handler: (source) => {
        const file = Object.entries(files).find(([name]) => name === source)?.[1]
        return file === undefined ? null : join(repository, 'node_modules', file)
      },
    },
    transform: {
      filter: { id: [reactFile, /[\\/]node_modules[\\/]zustand[\\/]/] },
      handler(code, id) {
        if (!reactFile.test(id)) return { code: withNamespace(code), map: null }
        found(1)
        return { code: asModule(id.endsWith(files.scheduler) ? code + absent : code), map: null }
      },
    },
    buildEnd,
  }
}

const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react/compiler-runtime': 'react/cjs/react-compiler-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
} as const

/** React reads two exports that the scheduler has only in development, and asks whether they are there. */
const absent = 'exports.log = exports.unstable_setDisableYieldValue = void 0;'

const reactFile = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]cjs[\\/]/

/** A library that takes the whole of React takes the names it uses. */
const withNamespace = (code: string): string =>
  code.replace(/\bimport React from (?=['"]react['"])/, 'import * as React from ')

/** An export that is written once, at the top, is a constant of its own; one that is read or written elsewhere is a variable. */
export function asModule(code: string): string {
  const exported = namesIn(code, /\bexports\.(\w+)/g)
  const variables = exported.filter((name) => !isConstant(code, name))
  const body = withImports(code).replaceAll(
    /\bexports\.(\w+)/g,
    (_use, name: string) => `${variables.includes(name) ? '' : 'var '}exported$${name}`,
  )
  return [
    ...variables.map((name) => `var exported$${name};`),
    body,
    `export { ${exported.map((name) => `exported$${name} as ${name}`).join(', ')} };`,
  ].join('\n')
}

/** The bundler follows a namespace to the names that are read from it, but not a variable that holds one. */
function withImports(code: string): string {
  const imports: string[] = []
  const importAs = (local: string, file: string) => imports.push(`import * as ${local} from "${file}";`)
  const body = code
    .replace(/^var (\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (declarations) => {
      for (const [, local = '', file = ''] of declarations.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
        importAs(local, file)
      return ''
    })
    .replaceAll(/\brequire\("(\w+)"\)/g, (_call, file: string) => {
      importAs(`required$${file}`, file)
      return `required$${file}`
    })
  return [...imports, body].join('\n')
}

const namesIn = (code: string, pattern: RegExp): readonly string[] => [
  ...new Set([...code.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
]

const isConstant = (code: string, name: string): boolean =>
  code.match(new RegExp(`\\bexports\\.${name}\\b`, 'g'))?.length === 1 &&
  new RegExp(`^exports\\.${name}\\s*=`, 'm').test(code)
