/** By this message a page learns that what it shows was renewed behind it. */
export const pageRenewed = 'page-renewed'
