const blockId = 'bituin-config'

/**
 * The web configuration that the server has written into the page. The type is the caller's word: server and page are
 * one release, and what the server writes has passed the configuration's own schema.
 */
export function readPageConfig<Config>(page: Pick<Document, 'getElementById'>): Config {
  const text = page.getElementById(blockId)?.textContent
  if (!text) throw new Error(`The page carries no #${blockId}`)
  return JSON.parse(text) as Config
}
