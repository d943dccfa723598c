/** What the back office and the page that shows a draft say to each other. */
export const previewReady = 'bituin.preview.ready'
export const previewDraft = 'bituin.preview.draft'
