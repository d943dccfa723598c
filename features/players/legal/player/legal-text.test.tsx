import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadDocument } from '../load-document.ts'
import { loadTranslation } from '../load-translation.ts'
import { renderDocument } from '../rules.ts'
import { licensedOperator } from '../operator-examples.ts'
import { OperatorAround } from '../testing/operator-around.tsx'
import { LegalText } from './legal-text.tsx'

const loaded = { failed: false, retry: () => undefined }

test('a translation says that English is binding, and is marked as Filipino', async () => {
  const legalDocument = renderDocument(await loadTranslation('licence', 'fil'), licensedOperator)
  render(<LegalText state={{ ...loaded, legalDocument }} headings="h2" />, { wrapper: OperatorAround })
  expect(
    screen.getByText(/^This is a translation of the English version of .* The English text is binding\.$/),
  ).toBeDefined()
  expect(screen.getByText(legalDocument.summary).closest('[lang]')?.getAttribute('lang')).toBe('fil-PH')
})

test('the English text has no such notice', async () => {
  const legalDocument = renderDocument(await loadDocument('licence'), licensedOperator)
  render(<LegalText state={{ ...loaded, legalDocument }} headings="h2" />, { wrapper: OperatorAround })
  expect(screen.queryByText(/translation/)).toBeNull()
  expect(screen.getByText(legalDocument.summary).closest('[lang]')?.getAttribute('lang')).toBe('en-PH')
})
