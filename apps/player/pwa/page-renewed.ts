/** The message that tells a page it was revalidated in the cache. */
export const pageRenewed = 'page-renewed'
