import { expect, test } from 'vitest'
import { adoptInlinedStyles } from './adopt-inlined-styles.ts'

test('each style sheet in the page stands for its file, and for nothing else', () => {
  const page = new DOMParser().parseFromString(
    '<head><style data-href="/assets/a.css">a{}</style><style>b{}</style></head>',
    'text/html',
  )
  adoptInlinedStyles(page)
  const links = [...page.querySelectorAll('link')]
  expect(links.map((link) => [link.rel, link.getAttribute('href'), link.disabled])).toEqual([
    ['stylesheet', '/assets/a.css', true],
  ])
})
