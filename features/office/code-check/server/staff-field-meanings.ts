import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const staffFieldMeanings: FieldMeanings = {
  checks: 'One entry for each process that was checked within two days.',
  process: 'The machine and the role of the process.',
  state:
    'The result. same: every file is the one that was released; changed: some differ; checkout: the process runs from a clone, which was never released; unlisted: the release has no list of its files.',
  version: 'The version that runs.',
  commit: 'The commit that was released; null: the process runs from a clone.',
  filesSha256: 'SHA-256 of the list of files that the release was made with; null: there is none.',
  files: 'How many files were compared.',
  faults: 'How many files differ.',
  named: 'The first files that differ, by their path.',
  'named.path': 'The path of the file below the folder of the release.',
  'named.fault': 'How it differs. changed: it has other content; missing: it is not there; added: it was not released.',
  checkedAt: 'When the files were last compared.',
}
