import { lobbyTab } from '#core/enumerations/game-type.ts'
import { FavouritesTab } from '#features/lobby/games/player/index.ts'
import { TypeTab, type TypeTabProps } from './type-tab.tsx'

export type GamesTabProps = Omit<TypeTabProps, 'typeId'> & { readonly tab: number }

/** A tab beside the home: favourites, or the games of one kind. The first picture does without it. */
export function GamesTab({ tab, ...props }: GamesTabProps) {
  if (tab === lobbyTab.favourites) return <FavouritesTab onInfo={props.onInfo} />
  return <TypeTab typeId={tab} {...props} />
}
