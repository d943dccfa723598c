import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { asModule } from './react-as-modules.ts'

test('what is required becomes an import under the same name, which the bundler follows to what is read', () => {
  const code = asModule(
    '"use strict";\nvar Scheduler = require("scheduler"),\n  ReactDOM = require("react-dom");\nuse(ReactDOM.flush);',
  )
  expect(code).toContain('import * as Scheduler from "scheduler";\nimport * as ReactDOM from "react-dom";')
  expect(code).toContain('use(ReactDOM.flush);')
  expect(code).not.toContain('require(')
})

test('one that is required within an expression becomes an import, too', () => {
  const code = asModule('var internals =\n  require("react").internals;\nexports.c = internals;')
  expect(code).toContain('import * as required$react from "react";')
  expect(code).toContain('required$react.internals')
})

test('an export is a constant that nothing has to keep, or a variable where it is written twice or read', () => {
  const code = asModule(
    'exports.now = void 0;\nif (fast) {\n  exports.now = function () {};\n}\nexports.version = "1";\ncall(exports.now());',
  )
  expect(code).toContain('var exported$version = "1";')
  expect(code).toContain('var exported$now;')
  expect(code).toContain('call(exported$now());')
  expect(code).toContain('export { exported$now as now, exported$version as version };')
  expect(() => parseAst(code)).not.toThrow()
})
