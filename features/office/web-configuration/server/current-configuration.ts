import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { SiteMode } from '#core/enumerations/site-mode.ts'
import type { Language } from '#core/language/language.ts'
import type { Database } from '#platform/db/database.ts'
import { type CompressedBodies, compressBodies } from '#platform/http/send-compressed.ts'
import { successReply } from '#platform/http/wire-reply.ts'
import { type WebConfiguration, webConfigurationOut } from '../contract.ts'
import type { LobbyConfiguration } from '../wire.ts'
import { readSettings } from './read-settings.ts'
import { type ConfigurationSurroundings, webConfigurationView } from './web-configuration-view.ts'

export type WebConfigurationDependencies = {
  readonly db: Database
  readonly surroundings: (now: Instant) => Promise<ConfigurationSurroundings>
  readonly lobby: (audience: ReaderNow & { readonly mode: SiteMode }) => Promise<LobbyConfiguration>
  /** The current game list in wire format. */
  readonly gameList: () => Promise<{ readonly version: number; readonly text: string }>
}

/** The language of the configuration, and the moment it is read at. */
export type ReaderNow = { readonly language: Language; readonly now: Instant }

export type CurrentConfiguration = {
  /** Changes whenever the configuration does. */
  readonly key: string
  readonly configuration: WebConfiguration
}

export type ConfigurationReader = {
  readonly current: (reader: ReaderNow) => Promise<CurrentConfiguration>
  /** The complete answer for a client with or without a version of the game list. */
  readonly reply: (known: number | string | undefined, reader: ReaderNow) => Promise<CompressedBodies>
}

/** The open activities, the wheel's promise and the legal versions, which vary between answers. */
const differencesOf = ({
  spinConditions,
  activitiesOpen,
  legal,
  legalTranslations,
}: ConfigurationSurroundings): string =>
  [
    `open ${activitiesOpen.join(' ')}`,
    ...spinConditions.map(({ id, bonusAmount }) => `${id} ${bonusAmount}`),
    ...Object.values(legal),
    ...legalTranslations.map(({ document, language, number }) => `${document} ${language} ${number}`),
  ].join()

/** A few milliseconds for a configuration; with five thousand games, a hundred, once per version. */
const brotliQuality = 5

/** The configuration, serialised once per version and language: settings, lobby, and the password key. */
export function configurationReader(needs: WebConfigurationDependencies): ConfigurationReader {
  const last = new Map<Language, CurrentConfiguration>()
  const replies = new Map<string, { readonly key: string; readonly bodies: Promise<CompressedBodies> }>()

  const current = async ({ language, now }: ReaderNow): Promise<CurrentConfiguration> => {
    const [settings, surroundings] = await Promise.all([readSettings(needs.db), needs.surroundings(now)])
    const lobby = await needs.lobby({ mode: settings.settings.mode, language, now })
    const key = `${settings.version}:${lobby.lobbyVersion}:${surroundings.passwordKey.id}:${differencesOf(surroundings)}`
    const kept = last.get(language)
    if (kept?.key === key) return kept
    const view = webConfigurationView(settings, { ...surroundings, language }, lobby)
    const read = { key, configuration: v.parse(webConfigurationOut, view) }
    last.set(language, read)
    return read
  }

  return {
    current,
    async reply(known, reader) {
      const [{ key: configurationKey, configuration }, list] = await Promise.all([current(reader), needs.gameList()])
      const isShort = known === list.version
      const form = `${isShort ? 'short' : 'whole'} ${reader.language}`
      const key = `${configurationKey}:${list.version}`
      const kept = replies.get(form)
      if (kept?.key === key) return kept.bodies
      const bodies = written(configuration, isShort ? `{"version":${list.version}}` : list.text)
      replies.set(form, { key, bodies })
      bodies.catch(() => replies.delete(form))
      return bodies
    },
  }
}

function written(configuration: WebConfiguration, gameConfig: string): Promise<CompressedBodies> {
  const beginning = JSON.stringify(successReply({ data: configuration }).body)
  return compressBodies(Buffer.from(`${beginning.slice(0, -1)},"gameConfig":${gameConfig}}`), brotliQuality)
}
