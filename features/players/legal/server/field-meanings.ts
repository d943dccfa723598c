import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  document: 'Which legal text.',
  id: 'Which legal text it is; inside of sections: the anchor of the section.',
  language:
    'In a request: the language to read in; English if absent. In a reply: the language of the text, English if the version in force has no translation.',
  translation:
    'Which translation of the version it is: the operator’s count up from 1; 0: English, or the translation that came with the product.',
  version: 'The English version: the day on which it came into force. Agreements are stored by it.',
  effective: 'From when on the version is in force, as the text says it.',
  summary: 'What the text is, in a sentence or two.',
  sections: 'The sections of the text in their order.',
  heading: 'The heading of the section.',
  blocks: 'What is in the section, in its order.',
  kind: 'What the block is: paragraph, note, list or table.',
  text: 'The words of the block.',
  only: 'Where the block is shown: with a licence, or in a demonstration; absent: in both.',
  ordered: 'True: the entries are numbered.',
  items: 'The entries of the list.',
  caption: 'What the table shows.',
  head: 'The headings of the columns.',
  rows: 'The rows of the table, cell by cell.',
}
