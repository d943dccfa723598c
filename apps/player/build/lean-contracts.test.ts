import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { constantCalls, idleImports, markPure, serverOnlyRanges, withoutRanges } from './lean-contracts.ts'

const contract = `export const signIn = call({
  path: 'login',
  summary: 'Signs in.',
  access: 'anyone',
  request: v.object({ account: v.string() }),
  response: v.object({ request: v.string() }),
  refusals: { wrong: 101 },
})`

test('of a call, the browser keeps path, access and refusals', () => {
  const lean = withoutRanges(contract, serverOnlyRanges(parseAst(contract)))
  expect(lean).toMatch(/path: 'login'/)
  expect(lean).toMatch(/access: 'anyone'/)
  expect(lean).toMatch(/refusals: \{ wrong: 101 \}/)
  expect(lean).not.toMatch(/summary|request|response/)
  expect(() => parseAst(lean)).not.toThrow()
})

test('an import of which nothing is used any more is left out, one that only shares letters with a word is not kept', () => {
  const code =
    "import * as v from 'valibot'\nimport { idOut, used } from './wire.ts'\nimport { id } from './id.ts'\nimport './effect.ts'\nf(used, idOutside, v.string())"
  const imports = idleImports(code, parseAst(code)).map(({ start, end }) => code.slice(start, end))
  expect(imports).toEqual(["import { id } from './id.ts'"])
})

test('arguments of other functions are left alone', () => {
  const code = 'const schema = v.object({ request: v.string() }); callAll({ request: 1 }); thing.call({ response: 2 })'
  expect(serverOnlyRanges(parseAst(code))).toEqual([])
})

test('calls that make a constant are marked as pure, calls inside functions are not', () => {
  const code =
    'const a = v.object({ b: v.string() })\nconst c = [pesos(1n), new Map([[1, f(2)]])]\nconst d = () => act(3)'
  expect(markPure(code, constantCalls(parseAst(code)))).toBe(
    'const a = /* @__PURE__ */ v.object({ b: /* @__PURE__ */ v.string() })\n' +
      'const c = [/* @__PURE__ */ pesos(1n), /* @__PURE__ */ new Map([[1, /* @__PURE__ */ f(2)]])]\n' +
      'const d = () => act(3)',
  )
})

test('a chain of calls is marked once, at its beginning', () => {
  const code = 'const names = list().map(nameOf).join()'
  expect(markPure(code, constantCalls(parseAst(code)))).toBe('const names = /* @__PURE__ */ list().map(nameOf).join()')
})
