import { expect, test } from 'vitest'
import { pageDocument } from './page-document.ts'

const template =
  '<!doctype html><html lang="en"><head><title>Old</title><!--head--></head><body><div><!--app--></div></body></html>'
const page = {
  html: '<h1>$& Home</h1>',
  title: 'Home <1> · "Bituin"',
  htmlAttributes: { 'data-mode': 'green' },
  headTags: '<link rel="preload">',
  styles: [{ href: '/a.css', text: 'a{}' }],
  scripts: ['run()'],
}

test('everything is in its place, attributes and title escaped', () => {
  expect(pageDocument(template, page, { name: 'Bituin' })).toBe(
    '<!doctype html><html data-mode="green" lang="en"><head><title>Home &lt;1&gt; · &quot;Bituin&quot;</title>' +
      '<style data-href="/a.css">a{}</style><script>run()</script><link rel="preload"></head><body><div><h1>$& Home</h1></div>' +
      '<script type="application/json" id="bituin-config">{"name":"Bituin"}</script></body></html>',
  )
})

test('no text of the configuration can end its block', () => {
  const config = { name: '</script><script>alert(1)</script><!--' }
  const document = pageDocument(template, page, config)
  expect(document).not.toContain('<script>alert')
  const [, json = ''] = /id="bituin-config">(.*?)<\/script>/.exec(document) ?? []
  expect(JSON.parse(json)).toEqual(config)
})

test('a template without a place for the page is a defect that says so', () => {
  expect(() => pageDocument('<html><title></title></html>', page, {})).toThrow('<!--head-->')
})
