const blockId = 'bituin-config'

/**
 * The web configuration that the server has written into the page. The type parameter is unchecked: server and page are
 * one release, and the server has validated what it writes.
 */
export function readPageConfig<Config>(page: Pick<Document, 'getElementById'>): Config {
  const text = page.getElementById(blockId)?.textContent
  if (!text) throw new Error(`The page carries no #${blockId}`)
  return JSON.parse(text) as Config
}
