import { describe, expect, test } from 'vitest'
import { list, note, only, paragraph, section, table } from './blocks.ts'
import type { LegalDocument } from './document.ts'
import { operatorDetails } from './operator-details.ts'
import { demonstrationOperator, licensedOperator } from './operator-examples.ts'
import { ageNoticeDue, needsNewAgreement, renderDocument } from './rules.ts'

function documentOf(...sections: LegalDocument['sections']): LegalDocument {
  return {
    id: 'about',
    language: 'en',
    title: 'About {operator}',
    version: '2026-11-21',
    effective: '2026-11-21',
    summary: '{operator} by {company}',
    sections,
  }
}

test('a house that has not entered its company is called by the site’s name', () => {
  const licence = { holder: '', address: 'Manila', number: '', regulator: 'PAGCOR' }
  const details = { operatorName: 'Ligaya', supportEmail: '', helpline: { text: '', phone: '' } }
  expect(operatorDetails({ ...details, licence }).company).toBe('Ligaya')
  expect(operatorDetails({ ...details, licence: { ...licence, holder: 'Ligaya Inc.' } }).company).toBe('Ligaya Inc.')
})

describe('renderDocument', () => {
  test('fills the operator into title, summary, headings and every kind of block', () => {
    const document = documentOf(
      section(
        'one',
        'Heading of {operator}',
        paragraph('From {company}.', 'Again {company}.'),
        note('Note {helpline}'),
        list('Item {helplinePhone}'),
        table({ caption: 'Caption {operator}', head: ['Head {operator}'], rows: [['Cell {licenceNumber}']] }),
      ),
    )

    const rendered = renderDocument(document, licensedOperator)

    expect(rendered.title).toBe('About Bituin')
    expect(rendered.summary).toBe('Bituin by Bituin Gaming Corporation')
    expect(rendered.sections[0]).toEqual(
      section(
        'one',
        'Heading of Bituin',
        paragraph('From Bituin Gaming Corporation.', 'Again Bituin Gaming Corporation.'),
        note('Note Play for fun. Talk to us any time.'),
        list('Item 02-0000-0000'),
        table({ caption: 'Caption Bituin', head: ['Head Bituin'], rows: [['Cell GL-0001']] }),
      ),
    )
  })

  test('fills placeholders in the target of a link', () => {
    const document = documentOf(section('one', 'One', paragraph('[{supportEmail}](mailto:{supportEmail})')))

    expect(renderDocument(document, licensedOperator).sections[0]?.blocks).toEqual([
      paragraph('[help@bituin.example](mailto:help@bituin.example)'),
    ])
  })

  test('leaves braces in an operator’s own value alone', () => {
    const document = documentOf(section('one', 'One', paragraph('{helpline}')))

    expect(renderDocument(document, { ...licensedOperator, helpline: '{operator}' }).sections[0]?.blocks).toEqual([
      paragraph('{operator}'),
    ])
  })

  test.each(['{oprator}', '{}', '{ operator }', '{toString}'])(
    'refuses the unknown placeholder %s as a defect',
    (text) => {
      const document = documentOf(section('one', 'One', paragraph(text)))

      expect(() => renderDocument(document, licensedOperator)).toThrow('which no operator can fill')
    },
  )

  test('leaves out what names a missing helpline: sentence, item, block and section', () => {
    const call = 'Call {helplinePhone}.'
    const document = documentOf(
      section('one', 'One', paragraph('Read this.', call), list(call, 'Item'), note(call), list(call)),
      section('two', 'Two', paragraph(call)),
    )
    const rendered = renderDocument(document, { ...licensedOperator, helplinePhone: '' })
    expect(rendered.sections).toEqual([section('one', 'One', paragraph('Read this.'), list('Item'))])
  })

  test('shows a licence only to those who hold one, and says demonstration to the others', () => {
    const document = documentOf(
      section(
        'one',
        'One',
        paragraph('always'),
        only('licensed', paragraph('l')),
        only('demonstration', paragraph('d')),
      ),
    )
    const texts = (rendered: LegalDocument) =>
      rendered.sections[0]?.blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''))

    expect(texts(renderDocument(document, licensedOperator))).toEqual(['always', 'l'])
    expect(texts(renderDocument(document, demonstrationOperator))).toEqual(['always', 'd'])
  })
})

describe('needsNewAgreement', () => {
  const cases = [
    { given: 'never agreed', accepted: undefined, needed: true },
    { given: 'agreed to the current version', accepted: '2027-03-01', needed: false },
    { given: 'only a correction came since', accepted: '2027-02-01', needed: false },
    { given: 'a material version was skipped before the correction', accepted: '2027-01-31', needed: true },
    { given: 'agreed to a version that was later taken back', accepted: '2027-04-01', needed: false },
    { given: 'the stored version is unreadable', accepted: 'v2', needed: true },
  ]
  test.each(cases)('$given: $needed', ({ accepted, needed }) => {
    expect(needsNewAgreement(accepted, { version: '2027-03-01', material: '2027-02-01' })).toBe(needed)
  })
})

describe('ageNoticeDue', () => {
  const visit = { green: true, accepted: false, path: '/lobby/home' }

  test('is asked in green mode until it is accepted', () => {
    expect(ageNoticeDue(visit)).toBe(true)
    expect(ageNoticeDue({ ...visit, accepted: true })).toBe(false)
    expect(ageNoticeDue({ ...visit, green: false })).toBe(false)
  })

  test.each(['/terms-of-use', '/privacy-policy', '/lobby/terms', '/lobby/privacy'])('does not cover %s', (path) => {
    expect(ageNoticeDue({ ...visit, path })).toBe(false)
  })
})
