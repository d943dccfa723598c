/** Messages between the back office and the page that previews a draft. */
export const previewReady = 'bituin.preview.ready'
export const previewDraft = 'bituin.preview.draft'
